import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { TriangleAlert } from 'lucide-react';
import type { DocumentChange } from '../changes/change';
import { ChangeList } from '../changes/change-list';
import { changesBetween } from '../changes/changes-between';
import { COPY } from '../copy';
import { PROBLEM_ID } from './addresses';

/** What changed since `before`; nothing if unknown. */
export const changesSince = (before: string | null, proposal: PublicProposal): DocumentChange[] =>
  before === null ? [] : changesBetween(JSON.parse(before) as PublicProposal, proposal);

interface Props {
  changes: readonly DocumentChange[];
  /** The form is closed: what was typed is kept. */
  closed: boolean;
}

/** D17: above the document, which is to be read next. See components/changed-notice.tsx. */
export function PlainChanged({ changes, closed }: Props) {
  return (
    <section
      id={PROBLEM_ID}
      tabIndex={-1}
      aria-labelledby="problema-titulo"
      className="flex scroll-mt-4 items-start gap-3 border border-warn bg-warn-soft p-4 text-ink sm:mb-4 sm:rounded-card sm:p-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none text-warn" />
      <div className="grid min-w-0 flex-1 gap-3">
        <h2 id="problema-titulo" className="font-medium">
          {COPY.changed.title}
        </h2>
        {closed && <p>{COPY.changed.interrupted}</p>}
        <ChangeList changes={changes} ways={false} />
      </div>
    </section>
  );
}
