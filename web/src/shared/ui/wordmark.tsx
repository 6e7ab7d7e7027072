import { clsx } from 'clsx';

/** "Acordo" (D1) with one stroke of the pen under it. Its size follows the text size. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      translate="no"
      className={clsx(
        'relative inline-block font-serif leading-none font-semibold tracking-tight',
        className ?? 'text-xl',
      )}
    >
      Acordo
      <svg
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute -bottom-[0.32em] left-[-2%] h-[0.34em] w-[106%] overflow-visible text-pen"
      >
        <path
          d="M2 9C20 4.5 46 3 66 4.200c9 .5 14 1.600 12 2.900-3 2-14 2.300-13 3.700 1.500 1.900 20-1.300 33-4.800"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.085em"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
