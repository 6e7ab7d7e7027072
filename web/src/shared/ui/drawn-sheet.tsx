import { clsx } from 'clsx';

interface DrawnSheetProps {
  /** `pen`: a signature on the line · `crossed`: the line struck through · `blank`: nothing written yet. */
  mark?: 'blank' | 'pen' | 'crossed';
  className?: string;
}

/** The product's picture: a sheet of paper with a line to sign on. */
export function DrawnSheet({ mark = 'blank', className }: DrawnSheetProps) {
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true" fill="none" className={clsx('h-33 w-30', className)}>
      <path
        d="M34 14h58a8 8 0 0 1 8 8v92a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z"
        className="fill-mute stroke-line"
        strokeWidth="1.5"
        transform="rotate(5 63 68)"
      />
      <path
        d="M28 10h44l20 20v80a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z"
        className="fill-surface stroke-edge"
        strokeWidth="1.5"
      />
      <path d="M72 10v14a6 6 0 0 0 6 6h14" className="stroke-edge" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M34 34h22M34 48h44M34 60h44M34 72h30"
        className="stroke-line"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M34 100h44" className="stroke-edge" strokeWidth="1.5" strokeLinecap="round" />
      {mark !== 'blank' && (
        <path
          pathLength={1}
          d={mark === 'pen' ? SIGNATURE : CROSSED}
          className={clsx('pen-stroke', mark === 'pen' ? 'stroke-pen' : 'stroke-bad')}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

const SIGNATURE = 'M38 98c4-2 7-16 10-16s-1 15 2 15 4-8 6-8 0 6 2 6 4-3 6-3 1 3 4 3 5-1 7-3';
const CROSSED = 'M38 107c8-5 22-12 36-15';
