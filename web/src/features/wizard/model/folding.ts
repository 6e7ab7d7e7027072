import { type Briefing, type BriefingField, emptyBriefing } from './briefing';
import { SECTIONS, type SectionId } from './sections';

/** Sections that a proposal can do without: folded until somebody opens them (P117). */
const OPTIONAL: readonly SectionId[] = ['services', 'more'];

/**
 * The sections that are folded when the form appears: the optional ones, or what was left folded before; never one in which
 * something is filled in, or is `wrong`: the server may refuse what is missing.
 */
export function foldedAtFirst(
  briefing: Briefing,
  remembered: readonly string[] | null,
  wrong: readonly BriefingField[],
): Set<SectionId> {
  const folded = SECTIONS.filter(({ id }) => (remembered ?? OPTIONAL).includes(id));
  const isWrong = ({ fields }: Section) => wrong.some((field) => fields.some((one) => one === field));
  return new Set(
    folded.filter((section) => !isFilled(section, briefing) && !isWrong(section)).map(({ id }) => id),
  );
}

type Section = (typeof SECTIONS)[number];

/** The colours are always there: a new form begins with the company's. */
function isFilled({ fields }: Section, briefing: Briefing): boolean {
  const empty = emptyBriefing();
  return fields.some(
    (field) => field !== 'customColors' && JSON.stringify(briefing[field]) !== JSON.stringify(empty[field]),
  );
}
