import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { investmentOf } from '@acordo/document/investment';

/** What is paid besides the total, before somebody signs (P106). */
export function BesidesTotal({ proposal }: { proposal: PublicProposal }) {
  const { besides } = investmentOf(proposal);
  return besides ? <dd className="text-sm">{besides}</dd> : null;
}
