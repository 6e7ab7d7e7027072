import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { ValidUntil } from '../../../document/parts/valid-until';
import { Words } from '../../../document/parts/words';
import { Card } from '../../../shared/ui/card';
import { StartButton } from '../../../shared/ui/start-button';
import { whenIdle } from '../../../shared/ui/when-idle';
import { COPY } from '../copy';
import type { Decision } from '../use-decision';
import { NoPriceNote } from './no-price-note';
import { loadForms } from './form-loader';
import { wayToForm } from './way-to-form';

interface Props {
  proposal: PublicProposal;
  decision: Pick<Decision, 'left' | 'open'>;
}

export function AcceptCard({ proposal, decision: { left, open } }: Props) {
  // The forms are not part of the first load; preloading them lets them open at once.
  useEffect(() => whenIdle(() => void loadForms().catch(() => undefined)), []);
  return (
    <Card
      aria-labelledby="aceitar"
      className="grid gap-5 p-5 sm:grid-cols-[1fr_auto] sm:items-end sm:gap-8 sm:p-8"
    >
      <div className="grid min-w-0 gap-2">
        <h2 id="aceitar" className="font-serif text-2xl font-medium">
          {COPY.open.title}
        </h2>
        <p className="max-w-[48ch] text-ink-soft">
          <Words text={COPY.open.text} />
        </p>
        <NoPriceNote proposal={proposal} />
        <p className="text-sm text-ink-soft">
          <ValidUntil end={proposal.link_expira_em} text={COPY.open.validUntil} />
        </p>
      </div>
      <div className="grid min-w-0 justify-items-center gap-3">
        <StartButton
          back={left === 'signing'}
          size="lg"
          className="max-sm:w-full max-sm:px-3 max-sm:whitespace-normal"
          {...wayToForm('assinar', 'assinatura', () => open('signing'))}
        >
          <PenLine aria-hidden="true" className="size-[18px] max-sm:hidden" />
          {COPY.open.sign}
        </StartButton>
        <StartButton
          back={left === 'rejecting'}
          variant="ghost"
          className="text-ink-soft"
          {...wayToForm('recusar', 'recusar', () => open('rejecting'))}
        >
          {COPY.open.reject}
        </StartButton>
      </div>
    </Card>
  );
}
