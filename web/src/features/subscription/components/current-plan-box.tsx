import type { Limits } from '../../../shared/proposals/limit-rule';
import { isUnlimited } from '../../../shared/proposals/limit-rule';
import { Card } from '../../../shared/ui/card';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import type { Billing } from '../api/billing-plans';
import { COPY } from '../copy';
import { planName } from '../../../shared/plans/plans';
import { subscriptionNote, usage } from '../model/current-plan';

export function CurrentPlanBox({ billing, limits }: { billing: Billing; limits: Limits }) {
  const note = subscriptionNote(billing);
  const { text, bar } = usage(limits);
  const late = billing.assinatura?.estado === 'em_atraso';
  return (
    <Card
      aria-labelledby="plano-atual"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 p-5 sm:px-6"
    >
      <div className="grid gap-0.5">
        <h2 id="plano-atual" className="text-sm text-ink-soft">
          {COPY.current.title}
        </h2>
        <p className="text-xl font-semibold">{planName(billing.plano)}</p>
        {note && <p className={late ? 'text-sm text-warn' : 'text-sm text-ink-soft'}>{note}</p>}
      </div>
      <div className="grid gap-1.5 max-sm:w-full sm:min-w-64">
        {isUnlimited(limits) && <p className="font-medium">{COPY.current.unlimited}</p>}
        <p className={bar ? 'font-medium tabular-nums' : 'text-sm text-ink-soft tabular-nums'}>{text}</p>
        {bar && (
          <>
            <ProgressBar label={COPY.current.usedOf} {...bar} tone={bar.value >= bar.max ? 'warn' : 'pen'} />
            <p className="text-xs text-ink-soft">{COPY.current.resets}</p>
          </>
        )}
      </div>
    </Card>
  );
}
