import type { Company } from '@acordo/contracts/http/company/company';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { emptyBriefing } from './briefing';
import { type Draft, sameContent } from './draft';
import { toBriefing } from './mapping';

/** How a wizard begins. */
export interface Start {
  /** What counts as unchanged: the stored proposal, or an empty form. */
  base: Draft;
  /** The form's values: the base, or a draft found in this browser. */
  shown: Draft;
  restored: boolean;
  /** The draft began from an older version than the stored one (D17): its owner has to choose. */
  outdated: boolean;
}

/** A new proposal, in the company's colours (D26). */
export function startNew(company: Company, draft: Draft | null): Start {
  const briefing = emptyBriefing({ primary: company.cor_primaria, secondary: company.cor_secundaria });
  return startFrom({ briefing, template: null, versao: null, withoutLogo: false }, draft);
}

export function startEdit(stored: Proposal, draft: Draft | null): Start {
  return startFrom(baseOf(stored), draft);
}

/** The form of a stored proposal, which counts as unchanged. */
export function baseOf(stored: Proposal): Draft {
  return {
    briefing: toBriefing(stored),
    template: stored.template,
    versao: stored.versao,
    withoutLogo: false,
  };
}

function startFrom(base: Draft, draft: Draft | null): Start {
  if (!draft) return { base, shown: base, restored: false, outdated: false };
  // A logo too large for the browser's storage is the base's again, not removed.
  const clientLogo = draft.withoutLogo ? base.briefing.clientLogo : draft.briefing.clientLogo;
  const shown = { ...draft, briefing: { ...draft.briefing, clientLogo } };
  if (sameContent(shown, base)) return { base, shown: base, restored: false, outdated: false };
  return { base, shown, restored: true, outdated: draft.versao !== base.versao };
}
