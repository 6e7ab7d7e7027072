export interface Notice {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  detail?: string | undefined;
}

interface Shown {
  show(notice: Notice): void;
  /** Removes the failure notices that are shown now. */
  settle(): void;
}

let waiting: Notice[] = [];
let shown: Shown | undefined;
let summon: (() => void) | undefined;

/** Toasts: a title, and a sentence below it. May be called from anywhere. A success removes earlier failures. */
export const notify = {
  success: (title: string, detail?: string) => post({ tone: 'success', title, detail }),
  error: (title: string, detail?: string) => post({ tone: 'destructive', title, detail }),
  info: (title: string, detail?: string) => post({ tone: 'neutral', title, detail }),
  /** The failed action has succeeded now: its notice would contradict the page. */
  settle,
} as const;

function settle(): void {
  waiting = waiting.filter(({ tone }) => tone !== 'destructive');
  shown?.settle();
}

function post(notice: Notice): void {
  if (notice.tone !== 'destructive') settle();
  if (shown) {
    shown.show(notice);
    return;
  }
  waiting.push(notice);
  summon?.();
}

/** The toaster is not part of the first load: notices posted before it is mounted wait for it. */
export function connectToaster(next: Shown): () => void {
  shown = next;
  for (const notice of waiting) next.show(notice);
  waiting = [];
  return () => {
    shown = undefined;
  };
}

/** What nobody could be shown in time: shown later, it would contradict the page. */
export function dropWaiting(): void {
  waiting = [];
}

/** What to do when a notice waits and no toaster is mounted. */
export function onNoticeWaiting(listener: () => void): void {
  summon = listener;
  if (waiting.length > 0) listener();
}
