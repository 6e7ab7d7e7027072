import { describe, expect, it } from '@jest/globals';
import { documentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { ProposalDocument } from '@acordo/contracts/http/public/document';
import { ownerDocument } from './owner-document';

describe('owner’s document', () => {
  it('is the same as the client’s', () => {
    expect(ownerDocument(proposalFixture, documentFixture.empresa)).toEqual(documentFixture);
    expect(ProposalDocument.safeParse(ownerDocument(proposalFixture, NO_COMPANY)).success).toBe(true);
  });
  it('recovers the client of an old record from its title (D41)', () =>
    expect(
      ownerDocument({ ...proposalFixture, cliente_nome: '', cliente_email: '' }, NO_COMPANY),
    ).toMatchObject({
      cliente_nome: 'Padaria Pão & Prosa',
      cliente_email: 'contato@paoeprosa.com.br',
    }));
});
