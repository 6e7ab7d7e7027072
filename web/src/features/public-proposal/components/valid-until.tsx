import { formatDate } from '@acordo/brazil/dates';
import { useState } from 'react';
import { COPY } from '../copy';

/** The last day of the link. */
export function ValidUntil({ end }: { end: string }) {
  const drawn = useDrawn(end);
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <time dateTime={end}>{drawn ?? COPY.open.validUntil(formatDate(end))}</time>
    </p>
  );
}

/**
 * The server's rendered date, if this page was rendered. The first date that a browser formats takes a slow
 * phone a tenth of a second, which would be during hydration.
 */
function useDrawn(end: string): string | undefined {
  const [first] = useState(() => ({ end, text: drawnText(end) }));
  return first.end === end ? first.text : undefined;
}

function drawnText(end: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const drawn = document.querySelector(`time[datetime="${end}"]`);
  // With an element in it the text was translated by the browser.
  return drawn?.firstElementChild ? undefined : (drawn?.textContent ?? undefined);
}
