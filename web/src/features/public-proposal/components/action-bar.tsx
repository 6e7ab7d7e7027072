import { displayInvestment } from '@acordo/brazil/investment';
import { hasPrice } from '@acordo/document/tiles';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { PenLine } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { wayToForm } from './way-to-form';

interface Props {
  proposal: PublicProposal;
  /** The signature card is on the screen already. */
  hidden: boolean;
  sign: () => void;
}

/**
 * Price and signature, in reach anywhere on the page (L16). Hidden while the signature card is visible; until hydration
 * it is shown, and on a phone, where it is high, below the card instead of over it. There it keeps its space when hidden:
 * otherwise the page would become shorter and move the card under a pressing finger.
 */
export function ActionBar({ proposal, hidden, sign }: Props) {
  return (
    <aside
      aria-label={COPY.bar.label}
      data-action-bar={hidden ? undefined : ''}
      style={hidden ? { visibility: 'hidden' } : undefined}
      data-print="hide"
      className="sticky inset-x-0 bottom-0 z-30 sm:fixed animate-appear border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-[860px] flex-col gap-2 px-4 pt-2 pb-3 sm:flex-row sm:items-center sm:justify-between sm:py-3">
        <p className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 sm:block">
          <span className="text-xs text-ink-soft">{COPY.bar.investment}</span>
          <strong
            translate={hasPrice(proposal) ? 'no' : undefined}
            className="font-semibold whitespace-nowrap tabular-nums sm:block sm:text-lg"
          >
            {displayInvestment(proposal.valor_total)}
          </strong>
        </p>
        <Button
          size="lg"
          className="max-sm:w-full max-sm:px-3 max-sm:whitespace-normal"
          {...wayToForm('assinar', 'assinatura', sign)}
        >
          <PenLine aria-hidden="true" className="size-[18px]" />
          {COPY.open.sign}
        </Button>
      </div>
    </aside>
  );
}
