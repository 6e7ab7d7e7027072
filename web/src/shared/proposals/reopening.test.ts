import { describe, expect, it } from '@jest/globals';
import { STATUSES } from '@acordo/contracts/http/propostas/states';
import { linkChange, questionBefore, replacedNews } from './reopening';

describe('links and states (D14, D15)', () => {
  it('asks before a decided or ended proposal is opened again, and before a link is replaced', () => {
    const asked = (wish: 'link' | 'share' | 'replace') =>
      STATUSES.filter((status) => questionBefore(wish, status, true) !== undefined);
    expect(asked('link')).toEqual(['rejeitado', 'expirado']);
    expect(asked('share')).toEqual(['rejeitado', 'expirado']);
    expect(asked('replace')).toEqual([...STATUSES]);
    expect(questionBefore('link', 'rejeitado', true)?.title).toBe('Gerar novo link e reabrir a proposta?');
  });
  it('replaces the link of what is signed, revokes any other that lives', () => {
    const change = (token: string | null) => STATUSES.map((status) => linkChange({ status, token }));
    expect(change('abc')).toEqual(['revoke', 'revoke', 'replace', 'revoke', 'revoke']);
    expect(change(null)).toEqual([undefined, 'revoke', 'replace', undefined, undefined]);
  });

  it('says that the client hears of a new link only where the owner’s e-mail is confirmed (D29)', () => {
    for (const said of [questionBefore('replace', 'aceito', true)?.text, replacedNews(true).text])
      expect(said).toMatch(/Você e o cliente recebem/);
    for (const said of [questionBefore('replace', 'aceito', false)?.text, replacedNews(false).text]) {
      expect(said).toMatch(/nvie .*o novo link/);
      expect(said).not.toMatch(/recebem/);
    }
  });
});
