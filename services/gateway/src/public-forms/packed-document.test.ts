import { deflateRawSync } from 'node:zlib';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { packDocument, unpackDocument } from './packed-document.js';

describe('the document that goes along with a form (D17)', () => {
  it('is what was read, without the link', () => {
    const packed = packDocument(JSON.stringify(publicProposalFixture));
    const { id, titulo, valor_total, empresa, consentimento } = publicProposalFixture;
    const read = unpackDocument(packed) ?? '';
    expect(JSON.parse(read)).toMatchObject({ titulo, valor_total, empresa, consentimento });
    expect(read).not.toMatch(new RegExp(`${id}|"status"|link_expira_em`));
  });

  it('stays behind where it is too long for a form', () => {
    const noise = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(33 + ((at * 7919) % 5000)),
    ).join('');
    expect(packDocument(JSON.stringify({ ...publicProposalFixture, descricao: noise }))).toBe('');
  });

  it.each([
    ['nothing', undefined],
    ['no packed text', 'abc'],
    ['no JSON', deflateRawSync('x').toString('base64url')],
    [
      'another shape',
      packDocument(JSON.stringify({ ...publicProposalFixture, empresa: { nome_empresa: 5 } })),
    ],
    ['half a document', packDocument('{"titulo":"x"}')],
    ['a bomb', deflateRawSync(' '.repeat(8_000_000)).toString('base64url')],
    ['too much', 'A'.repeat(12_001)],
  ])('is not there in %s', (_what, packed) => expect(unpackDocument(packed)).toBeNull());
});
