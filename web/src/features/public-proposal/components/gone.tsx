import type { Company } from '@acordo/contracts/http/company/company';
import type { Problem } from '../model/response';
import { GoneNote } from './gone-note';
import NewLink from './new-link';

export interface GoneProps {
  token: string;
  problem: Problem;
  /** A proposal was shown just before. */
  replaced?: { company: Company; refused: string | undefined } | undefined;
}

/** Below the text of a page without its proposal: what was not sent, and how to get a new link (P118). */
export default function Gone({ token, problem: { state, newLink }, replaced }: GoneProps) {
  if (!replaced && !newLink) return null;
  return (
    <div className="grid gap-6">
      {replaced && (
        <GoneNote refused={replaced.refused} company={state === 'missing' ? replaced.company : undefined} />
      )}
      {newLink && (
        // The page's text around it is an alert: what changes here is announced by itself.
        <div aria-live="off">
          <NewLink token={token} company={newLink.empresa.trim()} />
        </div>
      )}
    </div>
  );
}
