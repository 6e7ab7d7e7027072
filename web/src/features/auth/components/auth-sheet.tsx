import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import type { Elements } from '../../../shared/ui/elements';

interface AuthSheetProps {
  title: string;
  text: ReactNode;
  /** A mark above the title, if the sheet shows a result. */
  mark?: Elements;
  /** The sheet replaced the pressed element: its heading gets the focus, and is read out. */
  takesFocus?: boolean;
  children?: Elements;
}

/** One centred sheet (L11): title, a sentence, and its actions. */
export function AuthSheet({ title, text, mark, takesFocus = false, children }: AuthSheetProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <div className="grid w-full max-w-[400px] grid-cols-1 gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="grid min-w-0 justify-items-center gap-1 text-center">
        {mark}
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-24 font-serif text-2xl font-medium">
          {title}
        </h1>
        <p className="min-w-0 text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>
      </div>
      {children}
    </div>
  );
}
