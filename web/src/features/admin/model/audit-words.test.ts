import { AUDITED } from '@acordo/contracts/http/vitamina/audit';
import { describe, expect, it } from '@jest/globals';
import { auditLines, auditTitle } from './audit-words';

describe('the audit time line’s words (D34)', () => {
  it('has words for every action', () => {
    const titles = AUDITED.map((acao) => auditTitle({ acao, alvo: '' }));
    expect(new Set(titles).size).toBe(AUDITED.length);
    for (const title of titles) expect(title).toMatch(/^[A-Z].* .*[ad]o|a$/);
  });

  it('translates yes, no and field names', () => {
    expect(
      auditLines({
        antes: { unlimited_proposals: false, nome: 'Caio' },
        depois: { unlimited_proposals: true, nome: 'Caio N.' },
      }),
    ).toEqual([
      { field: 'Propostas ilimitadas', before: 'não', after: 'sim' },
      { field: 'Nome', before: 'Caio', after: 'Caio N.' },
    ]);
  });

  it('names the target, as far as it is still known', () => {
    expect(auditTitle({ acao: 'usuario-alterado', alvo: 'Ana Lima' })).toBe('Usuário alterado: Ana Lima');
  });

  it('shows an unchanged value once, and no state that is in the title', () => {
    expect(
      auditLines({
        antes: { tipo: 'proposal-signed', estado: 'falhou', motivo: '550 unknown' },
        depois: { tipo: 'proposal-signed', estado: 'a enviar' },
      }),
    ).toEqual([
      { field: 'Mensagem', before: undefined, after: 'Proposta assinada' },
      { field: 'Motivo da falha', before: undefined, after: '550 unknown' },
    ]);
    expect(auditLines({ antes: { dois_fatores: false }, depois: { dois_fatores: true } })).toEqual([]);
  });

  it('handles erased (D37), missing and unknown values', () => {
    expect(auditLines({ antes: { email: 'a@b.co' }, depois: { email: null } })).toEqual([
      { field: 'E-mail', before: 'a@b.co', after: '(apagado)' },
    ]);
    expect(auditLines({ antes: null, depois: null })).toEqual([]);
    expect(auditLines({ antes: {}, depois: { constructor: 7 } })).toEqual([
      { field: 'constructor', before: undefined, after: '7' },
    ]);
  });
});
