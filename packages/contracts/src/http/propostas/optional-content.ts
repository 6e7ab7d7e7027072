import { z } from 'zod';
import { optionalPhone } from '../../fields/documents.js';
import { MESSAGES } from '../../messages.js';
import { RECURRENCES, VALIDITY_DAYS } from './terms.js';

/*
 * Fields of a content that may be absent, and then mean what proposals without them always meant. They are stored only where
 * they are given, so that no hash of an earlier content changes; `null` removes one (docs/decisions/0036, 0040).
 */

const removable = <Field extends z.ZodType>(field: Field) => field.nullable().optional();
const included = removable(z.boolean({ error: MESSAGES.invalid }));
const recurrence = removable(z.enum(RECURRENCES, { error: MESSAGES.invalid }));

/** As input. How each additional service is charged (P106), in P44's order; the last two are for the owner alone (P108). */
export const optionalInput = {
  servidor_web_incluso: included,
  servidor_web_recorrencia: recurrence,
  servidor_email_incluso: included,
  servidor_email_recorrencia: recurrence,
  suporte_gestao_incluso: included,
  suporte_gestao_recorrencia: recurrence,
  painel_admin_incluso: included,
  painel_admin_recorrencia: recurrence,
  /** As it is shown: '(11) 98765-4321'. */
  cliente_telefone: removable(optionalPhone.transform((phone) => phone || null)),
  /** For the next link (D15). */
  validade_dias: removable(
    z
      .number({ error: MESSAGES.validityInvalid })
      .int(MESSAGES.validityInvalid)
      .min(VALIDITY_DAYS.min, MESSAGES.validityInvalid)
      .max(VALIDITY_DAYS.max, MESSAGES.validityInvalid),
  ),
};

/** The names of those fields. */
export const OPTIONAL_FIELDS = Object.keys(optionalInput) as readonly (keyof typeof optionalInput)[];

/** As output. */
export const optionalOutput = {
  servidor_web_incluso: z.boolean().optional(),
  servidor_web_recorrencia: z.enum(RECURRENCES).optional(),
  servidor_email_incluso: z.boolean().optional(),
  servidor_email_recorrencia: z.enum(RECURRENCES).optional(),
  suporte_gestao_incluso: z.boolean().optional(),
  suporte_gestao_recorrencia: z.enum(RECURRENCES).optional(),
  painel_admin_incluso: z.boolean().optional(),
  painel_admin_recorrencia: z.enum(RECURRENCES).optional(),
  cliente_telefone: z.string().optional(),
  validade_dias: z.number().int().optional(),
};
