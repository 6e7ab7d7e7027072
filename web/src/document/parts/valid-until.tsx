import { formatDate } from '@acordo/brazil/dates';
import { useState } from 'react';

interface Props {
  /** The link's last second, ISO 8601. */
  end: string;
  /** What is said of the date; the date alone without. */
  text?: (date: string) => string;
}

/** The last day of the link. */
export function ValidUntil({ end, text = (date) => date }: Props) {
  const drawn = useDrawn(end);
  const date = drawn ?? formatDate(end);
  return (
    <time dateTime={end} data-date={date} className="tabular-nums">
      {text(date)}
    </time>
  );
}

/**
 * The server's rendered date, if this page was rendered. The first date that a browser formats takes a slow
 * phone a tenth of a second, which would be during hydration. An attribute: the text may be a translation already.
 */
function useDrawn(end: string): string | undefined {
  const [first] = useState(() => ({ end, date: drawnDate(end) }));
  return first.end === end ? first.date : undefined;
}

const drawnDate = (end: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>(`time[datetime="${end}"]`)?.dataset['date'];
