import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notify } from './notify';
import { whenUsed } from './when-used';

interface Opening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const FAILED = {
  title: 'Erro',
  text: 'Não foi possível abrir. Verifique sua conexão e tente novamente.',
} as const;

const all: (() => Promise<void>)[] = [];
/** Loads everything that is late so far. For tests: a dialog that mounts outside of their acts moves the focus within React's work. */
export const loadAllLate = () => Promise.all(all.map((load) => load()));

/**
 * Something that opens above the page, in a file of its own: loaded once somebody uses the page, or as soon as it is opened. If
 * it cannot be loaded, it is closed again with a notice, and the next press tries again (P125).
 */
export function late<Props extends Opening>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const wait = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const fetchOnce = (): Promise<void> => {
    loading ??= load().then(
      (file) => {
        loaded = file.default;
        for (const tell of waiting) tell();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  all.push(fetchOnce);

  return function Late(props: Props) {
    const View = useSyncExternalStore(
      wait,
      () => loaded,
      () => undefined,
    );
    const { open } = props;
    const isMissing = View === undefined;
    const giveUp = useEffectEvent(() => {
      notify.error(FAILED.title, FAILED.text);
      props.onOpenChange(false);
    });
    useEffect(() => {
      if (!isMissing) return;
      if (!open) return whenUsed(() => void fetchOnce().catch(() => undefined));
      let left = false;
      fetchOnce().catch(() => !left && giveUp());
      return () => {
        left = true;
      };
    }, [isMissing, open]);
    return View ? <View {...props} /> : null;
  };
}
