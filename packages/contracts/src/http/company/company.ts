import { z } from 'zod';
import { color } from '../../fields/color.js';
import { optionalCnpj, optionalPhone } from '../../fields/documents.js';
import { optionalEmail } from '../../fields/email.js';
import { DEFAULT_COLORS } from '../../fields/is-color.js';
import { name } from '../../fields/name.js';
import { logo } from '../../fields/logo.js';
import { LENGTHS } from '../../lengths.js';
import { line } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';

const text = z.string();

/** The sender's company as documents show it (P24). */
export const Company = z.strictObject({
  nome_empresa: text,
  cnpj: text,
  endereco: text,
  telefone: text,
  email_empresa: text,
  logo_url: text,
  cor_primaria: text,
  cor_secundaria: text,
});
export type Company = z.output<typeof Company>;

export const CompanyInput = z.object({
  nome_empresa: name(MESSAGES.companyNameRequired),
  cnpj: optionalCnpj.default(''),
  endereco: line(LENGTHS.title).default(''),
  telefone: optionalPhone.default(''),
  email_empresa: optionalEmail.default(''),
  logo_url: logo.default(''),
  cor_primaria: color.default(DEFAULT_COLORS.primaria),
  cor_secundaria: color.default(DEFAULT_COLORS.secundaria),
});

export const CompanySettings = Company.extend({ user_id: z.uuid() });
export type CompanySettings = z.output<typeof CompanySettings>;
