import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { Info } from 'lucide-react';
import { hasPrice } from '@acordo/document/tiles';
import { COPY } from '../copy';

/** D43: a proposal without price can be signed, with this note. */
export function NoPriceNote({ proposal }: { proposal: Pick<PublicProposal, 'valor_total'> }) {
  if (hasPrice(proposal)) return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-warn-soft px-4 py-3 text-sm text-ink">
      <Info aria-hidden="true" className="mt-0.5 size-4 flex-none text-warn" />
      {COPY.open.noPrice}
    </p>
  );
}
