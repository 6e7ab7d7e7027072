import { parseTypedCep } from '@acordo/brazil/typed/cep';
import { parseTypedCnpj } from '@acordo/brazil/typed/cnpj';
import { parseTypedCpf } from '@acordo/brazil/typed/cpf';
import { parseTypedPhone } from '@acordo/brazil/typed/phone';
import { isParsed, sentence, type ParseResult } from '@acordo/brazil/typed/parse-result';
import { z } from 'zod';
import { LENGTHS } from '../lengths.js';
import { MESSAGES } from '../messages.js';
import { line } from './text.js';

/** The stored form of any usual spelling; empty is allowed. The web's fields parse with the same functions. */
const read = (parse: (text: string) => ParseResult, general: string) =>
  line(LENGTHS.name).transform((text, context) => {
    const given = parse(text);
    if (isParsed(given)) return given.value;
    context.addIssue({ code: 'custom', message: sentence(general, given.reason) });
    return z.NEVER;
  });

/** D27: stored without mask, upper case. */
export const optionalCnpj = read(parseTypedCnpj, MESSAGES.cnpjInvalid);
export const optionalCpf = read(parseTypedCpf, MESSAGES.cpfInvalid);
export const optionalCep = read(parseTypedCep, MESSAGES.cepInvalid);
/** Stored as it is shown: '(11) 98765-4321', '+351912345678'. */
export const optionalPhone = read(parseTypedPhone, MESSAGES.phoneInvalid);
