import type { BriefingField } from './briefing';
import { SERVICE_FIELDS } from './service-fields';

/** Sections of 'Briefing Inteligente' in the order of the page, each with its fields in the order of the form. */
export const SECTIONS = [
  {
    id: 'client',
    fields: [
      'clientName',
      'clientEmail',
      'clientPhone',
      'clientCNPJ',
      'clientCPF',
      'clientCEP',
      'clientAddress',
      'clientNumber',
      'clientCity',
      'clientDomain',
      'clientLogo',
    ],
  },
  {
    id: 'project',
    fields: [
      'title',
      'projectType',
      'pages',
      'pagesText',
      'timeline',
      'timelineDays',
      'workingHours',
      'budget',
    ],
  },
  {
    id: 'services',
    fields: SERVICE_FIELDS.flatMap(({ price, details, place, recurrence }) => [
      price,
      place,
      recurrence,
      details,
    ]),
  },
  { id: 'features', fields: ['features'] },
  { id: 'more', fields: ['paymentConditions', 'description', 'validityDays', 'customColors'] },
] as const satisfies readonly { id: string; fields: readonly BriefingField[] }[];

export type SectionId = (typeof SECTIONS)[number]['id'];

export function sectionOf(field: BriefingField): SectionId {
  for (const section of SECTIONS) {
    if ((section.fields as readonly BriefingField[]).includes(field)) return section.id;
  }
  throw new RangeError(`No section has the field ${field}`);
}

/** The first of the fields in the form's order: which gets the focus when several are invalid. */
export function firstInForm(fields: readonly BriefingField[]): BriefingField | undefined {
  return SECTIONS.flatMap((section): readonly BriefingField[] => section.fields).find((field) =>
    fields.includes(field),
  );
}
