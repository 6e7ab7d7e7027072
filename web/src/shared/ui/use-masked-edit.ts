import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import { isParsed } from '@acordo/brazil/typed/parse-result';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { EditHistory } from './edit-history';
import { type FieldEdit, cameWhole, edited, type FieldText } from './masked-edit';

interface Options {
  value: string;
  rules: FieldRules;
  /** `told`: validate the new text at once, not when the field loses focus. */
  onText: (text: string, told: boolean) => void;
}

/** The events of a masked field. During a composition nothing is rewritten: the composed text would be lost. */
export function useMaskedEdit({ value, rules, onText }: Options) {
  const element = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const composing = useRef<FieldText | null>(null);
  const brought = useRef<string | undefined>(undefined);
  /** The browser's caret before a change: afterwards it is elsewhere. */
  const caretBefore = useRef(0);
  const [history] = useState(() => new EditHistory());

  useLayoutEffect(() => {
    // React puts the caret at the end when the text differs from what was typed.
    const input = element.current;
    if (caret.current !== null && input && document.activeElement === input) {
      input.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  const show = (shown: FieldText, told: boolean): void => {
    caret.current = shown.caret;
    onText(shown.text, told);
  };
  const apply = (change: FieldEdit, from: FieldText): void => {
    const shown = edited(rules, change);
    const read = rules.parse(shown.text);
    history.changed(from, shown.text);
    show(shown, cameWhole(change) || (!isParsed(read) && read.now));
  };
  const move = (back: boolean): void => {
    const now = { text: value, caret: caretOf(element.current) };
    const shown = back ? history.undo(now) : history.redo(now);
    if (shown) show(shown, false);
  };

  const moved = useEffectEvent((event: InputEvent) => {
    caretBefore.current = caretOf(element.current);
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    move(event.inputType === 'historyUndo');
  });
  useEffect(() => {
    const input = element.current;
    const listener = (event: InputEvent): void => moved(event);
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  }, []);

  return {
    /** The field's element, or null once it is gone. */
    hold: (node: HTMLInputElement | null): void => {
      element.current = node;
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      const after = { text: target.value, caret: target.selectionStart ?? target.value.length };
      if (composing.current) return onText(after.text, false);
      const { inputType: kind = '', data } = nativeEvent as Partial<InputEvent>;
      // By comparison alone, replacing 'R$ 0,00' with '8.500,00' would have given '8.50'.
      const change = { before: value, after, kind, brought: brought.current ?? data ?? undefined };
      brought.current = undefined;
      apply(change, { text: value, caret: caretBefore.current });
    },
    onPaste: (event: ClipboardEvent): void => {
      brought.current = event.clipboardData.getData('text');
    },
    onDrop: (event: DragEvent): void => {
      brought.current = event.dataTransfer.getData('text');
    },
    onCompositionStart: (): void => {
      composing.current = { text: value, caret: caretOf(element.current) };
    },
    onCompositionEnd: (): void => {
      const from = composing.current;
      const input = element.current;
      composing.current = null;
      if (!from || !input) return;
      const after = { text: input.value, caret: caretOf(input) };
      apply({ before: from.text, after, kind: '' }, from);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      move(key === 'z' && !event.shiftKey);
    },
    /** The field lost focus: shows the parsed value in the field's format. */
    settle: (): void => {
      composing.current = null;
      const text = rules.normalize(value);
      if (text === value) return;
      history.changed({ text: value, caret: value.length }, text);
      onText(text, false);
    },
  };
}

const caretOf = (input: HTMLInputElement | null): number => input?.selectionStart ?? input?.value.length ?? 0;
