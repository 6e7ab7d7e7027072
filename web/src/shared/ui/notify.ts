export interface Notice {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  detail?: string | undefined;
}

type Show = (notice: Notice) => void;

let waiting: Notice[] = [];
let show: Show | undefined;
let summon: (() => void) | undefined;

/** Toasts (product.md point 8): a title, and a sentence below it. May be called from anywhere. */
export const notify = {
  success: (title: string, detail?: string) => post({ tone: 'success', title, detail }),
  error: (title: string, detail?: string) => post({ tone: 'destructive', title, detail }),
  info: (title: string, detail?: string) => post({ tone: 'neutral', title, detail }),
} as const;

function post(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  summon?.();
}

/** The toaster is not part of the first load: what is posted before it stands waits for it. */
export function connectToaster(next: Show): () => void {
  show = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}

/** Called when a notice waits and no toaster stands. */
export function onNoticeWaiting(listener: () => void): () => void {
  summon = listener;
  if (waiting.length > 0) listener();
  return () => {
    summon = undefined;
  };
}
