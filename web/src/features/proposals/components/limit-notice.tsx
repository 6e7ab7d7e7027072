import { Lock } from 'lucide-react';
import type { Limits } from '../../../shared/proposals/limit-rule';
import { Badge } from '../../../shared/ui/badge';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { COPY } from '../copy';
import { limitBanner } from '../model/limit-banner';

/** How much of the monthly limit is used (P27). Nothing for users without a limit. */
export function LimitNotice({ limits }: { limits: Limits }) {
  const banner = limitBanner(limits);
  if (!banner) return null;
  return (
    <section
      aria-label={COPY.banner.bar}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-4 py-3 text-sm"
    >
      <strong className="font-medium tabular-nums">{banner.count}</strong>
      <ProgressBar
        label={COPY.banner.bar}
        value={banner.value}
        max={banner.max}
        tone={banner.reached ? 'warn' : 'pen'}
        className="max-w-32 min-w-16 flex-1"
      />
      <span className="text-ink-soft max-sm:basis-full">{banner.text}</span>
      {banner.reached && (
        <Badge tone="warn" icon={Lock} className="sm:ml-auto">
          {COPY.banner.badge}
        </Badge>
      )}
    </section>
  );
}
