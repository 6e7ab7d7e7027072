import { understandCep } from '@acordo/brazil/understand/cep';
import { understandCnpj } from '@acordo/brazil/understand/cnpj';
import { understandCpf } from '@acordo/brazil/understand/cpf';
import { understandPhone } from '@acordo/brazil/understand/phone';
import { isUnderstood, sentence, type Understanding } from '@acordo/brazil/understand/understanding';
import { z } from 'zod';
import { LENGTHS } from '../lengths.js';
import { MESSAGES } from '../messages.js';
import { line } from './text.js';

/** The stored form of any usual spelling; empty is allowed. The web's fields parse with the same functions. */
const read = (understand: (text: string) => Understanding, general: string) =>
  line(LENGTHS.name).transform((text, context) => {
    const given = understand(text);
    if (isUnderstood(given)) return given.value;
    context.addIssue({ code: 'custom', message: sentence(general, given.reason) });
    return z.NEVER;
  });

/** D27: stored without mask, upper case. */
export const optionalCnpj = read(understandCnpj, MESSAGES.cnpjInvalid);
export const optionalCpf = read(understandCpf, MESSAGES.cpfInvalid);
export const optionalCep = read(understandCep, MESSAGES.cepInvalid);
/** Stored as it is shown: '(11) 98765-4321', '+351912345678'. */
export const optionalPhone = read(understandPhone, MESSAGES.phoneInvalid);
