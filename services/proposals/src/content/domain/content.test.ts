import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { Content } from '@acordo/contracts/http/propostas/content';
import { describe, expect, it } from '@jest/globals';
import { changed, ERASED, searchText, withTitle } from './content.js';

describe('content', () => {
  it('gets a title where it has none (D41)', () => {
    expect(withTitle({ ...contentFixture, titulo: '' }).titulo).toBe(
      'Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br',
    );
    expect(withTitle({ ...contentFixture, titulo: 'Outro' }).titulo).toBe('Outro');
  });
  it('changes what is named and nothing else', () => {
    expect(changed(contentFixture, { valor_total: '1.00' })).toEqual({
      ...contentFixture,
      valor_total: '1.00',
    });
    expect(changed(contentFixture, { titulo: '', cliente_email: '' })?.titulo).toBe(
      'Proposta para Padaria Pão & Prosa',
    );
    expect(changed(contentFixture, { titulo: '', cliente_nome: '' })).toBeNull();
  });
  it('keeps an optional field until it is removed with null, and never stores null (P106, P108)', () => {
    const monthly = changed(contentFixture, { servidor_web_recorrencia: 'mensal', validade_dias: null });
    expect(monthly).toEqual({ ...contentFixture, servidor_web_recorrencia: 'mensal' });
    expect(changed(monthly ?? contentFixture, { prazo: '30 dias' })).toEqual(monthly);
    expect(changed(monthly ?? contentFixture, { servidor_web_recorrencia: null })).toEqual(contentFixture);
  });
  it('is searched without accents and case', () => {
    expect(searchText(contentFixture)).toContain('padaria pao & prosa');
  });
  it('leaves a valid empty content when erased (D21)', () => {
    expect(Content.parse(ERASED)).toEqual(ERASED);
  });
});
