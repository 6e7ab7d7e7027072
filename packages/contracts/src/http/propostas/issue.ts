import { z } from 'zod';

/** What a proposal's first link gave it (P127): absent before it, and of a link that an earlier release made. */
export const issueFields = {
  /** Year and the owner's count in it: '2026-014'. */
  numero: z
    .string()
    .regex(/^\d{4}-\d{3,}$/)
    .optional(),
  /** The São Paulo day: '2026-11-30'. */
  emissao: z.iso.date().optional(),
};
const Issue = z.object(issueFields);
export type Issue = z.output<typeof Issue>;
