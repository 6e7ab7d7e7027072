import { describe, expect, it } from '@jest/globals';
import { STATUSES } from '@acordo/contracts/http/propostas/states';
import { linkChange, questionBefore, replacedNews } from './reopening';

describe('links and states (D14, D15)', () => {
  it('needs a confirmation before a decided or expired proposal is reopened, and before a link is replaced', () => {
    const asked = (wish: 'link' | 'share' | 'replace') =>
      STATUSES.filter((status) => questionBefore(wish, status, true) !== undefined);
    expect(asked('link')).toEqual(['rejeitado', 'expirado']);
    expect(asked('share')).toEqual(['rejeitado', 'expirado']);
    expect(asked('replace')).toEqual([...STATUSES]);
    expect(questionBefore('link', 'rejeitado', true)?.title).toBe('Gerar novo link e reabrir a proposta?');
  });
  it('replaces the link of a signed proposal, revokes any other valid one', () => {
    const change = (token: string | null) => STATUSES.map((status) => linkChange({ status, token }));
    expect(change('abc')).toEqual(['revoke', 'revoke', 'replace', 'revoke', 'revoke']);
    expect(change(null)).toEqual([undefined, 'revoke', 'replace', undefined, undefined]);
  });

  it('says that the client is notified of a new link only if the owner’s email is confirmed (D29)', () => {
    for (const said of [questionBefore('replace', 'aceito', true)?.text, replacedNews(true).text])
      expect(said).toMatch(/Você e o cliente recebem/);
    for (const said of [questionBefore('replace', 'aceito', false)?.text, replacedNews(false).text]) {
      expect(said).toMatch(/nvie .*o novo link/);
      expect(said).not.toMatch(/recebem/);
    }
  });
});
