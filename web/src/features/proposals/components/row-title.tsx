import { clsx } from 'clsx';
import type { Row } from '../model/row';

/** One line each, cut off where it is too long; whole where larger text leaves little room. */
export const ONE_LINE = '@min-[16rem]:truncate';
/** Separates items that are read one after the other. */
export const AFTER_DOT = "not-first:before:content-['_·_']";

interface RowTitleProps {
  row: Row;
  titleId: string;
  onOpen: () => void;
}

/** Title and client, which open the side sheet together: on a phone a line alone would be too low for a finger. */
export function RowTitle({ row, titleId, onOpen }: RowTitleProps) {
  const { name, email } = row.client;
  return (
    <div title={row.whole} className="relative order-3 w-full min-w-0 lg:order-none">
      <h3 id={titleId} className="min-w-0 font-medium text-wrap lg:text-sm">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className={clsx(
            'block w-full rounded-small text-left leading-5 wrap-anywhere decoration-1 underline-offset-4 hover:underline',
            'after:absolute after:inset-x-0 after:-inset-y-1 lg:after:inset-y-0',
            ONE_LINE,
          )}
        >
          {row.title}
        </button>
      </h3>
      {(name || email) && (
        <p translate="no" className={clsx('text-xs wrap-anywhere text-ink-soft', ONE_LINE)}>
          {name && <span>{name}</span>}
          {email && <span className={AFTER_DOT}>{email}</span>}
        </p>
      )}
    </div>
  );
}
