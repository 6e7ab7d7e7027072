import { documentFixture, fullContentFixture } from '@acordo/contracts/fixtures/proposal';
import { ProposalDocument } from '@acordo/contracts/http/public/document';
import { expect, it } from '@jest/globals';
import { documentOf } from './document-of.js';

it('has the public title, and nothing that is for the owner alone (D41, P108)', () => {
  const document = documentOf(fullContentFixture, documentFixture.empresa);
  expect(ProposalDocument.parse(document)).toEqual(document);
  expect(document.titulo).toBe('Proposta para Padaria Pão & Prosa');
  expect(document).toMatchObject({ servidor_web_incluso: false, servidor_web_recorrencia: 'mensal' });
  expect(JSON.stringify(document)).not.toContain('98765-4321');
});
