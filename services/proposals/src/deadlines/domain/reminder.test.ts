import { describe, expect, it } from '@jest/globals';
import { isReminded } from './reminder.js';

const expira_em = new Date('2026-12-28T02:59:59Z'); // the end of the 27th in São Paulo
const link = (criado_em: string, status: Parameters<typeof isReminded>[0]['status'] = 'enviado') => ({
  status,
  criado_em: new Date(criado_em),
  expira_em,
});

describe('reminding of a link’s end (D29)', () => {
  it('is for links that had more than 3 days', () => {
    expect(isReminded(link('2026-12-24T02:59:59Z'))).toBe(true); // the 23rd
    expect(isReminded(link('2026-12-24T03:00:00Z'))).toBe(false); // the 24th: just 3
    expect(isReminded(link('2026-12-27T12:00:00Z'))).toBe(false);
  });

  it.each(['rascunho', 'aceito', 'rejeitado', 'expirado'] as const)('is not for %s', (status) => {
    expect(isReminded(link('2026-11-27T12:00:00Z', status))).toBe(false);
  });
});
