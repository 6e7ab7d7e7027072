import { formatEvidence } from '@acordo/brazil/dates';
import { clsx } from 'clsx';
import { latestNews, type Newsworthy } from '../model/latest-news';
import { useHalfMinutes } from '../use-half-minutes';

/** What happened last between owner and client (P112, P118, P119): one line below the status. */
export function Seen({ proposal }: { proposal: Newsworthy }) {
  const now = useHalfMinutes();
  const news = latestNews(proposal, now);
  if (!news) return null;
  const { text, at, isAsked } = news;
  return (
    <time
      dateTime={at}
      title={formatEvidence(at)}
      className={clsx(
        'max-w-full truncate text-xs tabular-nums',
        isAsked ? 'font-medium text-warn' : 'text-ink-soft',
      )}
    >
      {text}
    </time>
  );
}
