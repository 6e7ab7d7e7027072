import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CompanyInput } from '../http/company/company.js';
import { ContentChange } from '../http/propostas/content.js';
import { MESSAGES } from '../messages.js';

interface Vector {
  text: string;
  value: string | null;
  reason?: string;
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../brazil/fixtures/masks-vectors.json', import.meta.url), 'utf8'),
) as Record<string, Vector[]>;

const company = (telefone: string) => CompanyInput.safeParse({ nome_empresa: 'Lume', telefone });
const content = (field: string) => (text: string) => ContentChange.safeParse({ [field]: text });
const CALLS = [
  ['cpf', 'cliente_cpf', content('cliente_cpf'), MESSAGES.cpfInvalid],
  ['cnpj', 'cliente_cnpj', content('cliente_cnpj'), MESSAGES.cnpjInvalid],
  ['cep', 'cliente_cep', content('cliente_cep'), MESSAGES.cepInvalid],
  ['phone', 'telefone', company, MESSAGES.phoneInvalid],
] as const;
/** D47 refuses them in every text of one line that is sent; the web's fields remove them first. */
const OVERRIDE = /[\u202a-\u202e\n]/;

describe.each(CALLS)(
  '%s in a call gives the same value as in the field (attack 332)',
  (name, field, send, general) => {
    it.each((vectors[name] ?? []).filter(({ text }) => !OVERRIDE.test(text)))(
      '$text: $value',
      ({ text, value, reason }) => {
        const { data, error } = send(text);
        if (value !== null) expect(data).toMatchObject({ [field]: value });
        else expect(error?.issues[0]?.message).toBe(reason ? `${general}: ${reason}` : general);
      },
    );
  },
);
