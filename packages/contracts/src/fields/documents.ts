import { bareCep, isCep } from '@acordo/brazil/cep';
import { bareCnpj, isCnpj } from '@acordo/brazil/cnpj';
import { bareCpf, isCpf } from '@acordo/brazil/cpf';
import { MESSAGES } from '../messages.js';
import { line } from './text.js';

/** D27: stored without mask, upper case; empty is allowed. */
export const optionalCnpj = line(40)
  .refine((value) => value === '' || isCnpj(value), MESSAGES.cnpjInvalid)
  .transform((value) => bareCnpj(value));

export const optionalCpf = line(40)
  .refine((value) => value === '' || isCpf(value), MESSAGES.cpfInvalid)
  .transform((value) => bareCpf(value));

export const optionalCep = line(40)
  .refine((value) => value === '' || isCep(value), MESSAGES.cepInvalid)
  .transform((value) => bareCep(value));
