import { type Briefing, emptyBriefing } from './briefing';
import { SECTIONS, type SectionId } from './sections';

/** Sections that a proposal can do without: folded until somebody opens them (P117). */
const OPTIONAL: readonly SectionId[] = ['services', 'more'];

/**
 * The sections that are folded when the form appears: the optional ones, or what was left folded before; never one in which
 * something is filled in.
 */
export function foldedAtFirst(briefing: Briefing, remembered: readonly string[] | null): Set<SectionId> {
  const folded = SECTIONS.filter(({ id }) => (remembered ?? OPTIONAL).includes(id));
  return new Set(folded.filter((section) => !isFilled(section, briefing)).map(({ id }) => id));
}

/** The colours are always there: a new form begins with the company's. */
function isFilled({ fields }: (typeof SECTIONS)[number], briefing: Briefing): boolean {
  const empty = emptyBriefing();
  return fields.some(
    (field) => field !== 'customColors' && JSON.stringify(briefing[field]) !== JSON.stringify(empty[field]),
  );
}
