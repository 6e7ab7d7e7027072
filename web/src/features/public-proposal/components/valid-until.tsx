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
 * What the server has drawn for this instant, if this page was drawn. The first date that a browser works out costs a slow
 * phone a tenth of a second, and this one would, just when the page is taken over.
 */
function useDrawn(end: string): string | undefined {
  const [first] = useState(() => ({ end, text: drawnText(end) }));
  return first.end === end ? first.text : undefined;
}

function drawnText(end: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const drawn = document.querySelector(`time[datetime="${end}"]`);
  // An element in it is a browser's translation: those words are not ours.
  return drawn?.firstElementChild ? undefined : (drawn?.textContent ?? undefined);
}
