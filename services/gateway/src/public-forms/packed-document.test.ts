import { deflateRawSync } from 'node:zlib';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PackedDocuments } from './packed-document.js';

const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const documents = new PackedDocuments([key, older]);
afterEach(() => void jest.restoreAllMocks());
const pack = (body: object) => documents.pack(JSON.stringify(body));

describe('the document sent along with a form (D17)', () => {
  it('is what was read, without the link', () => {
    const packed = pack(publicProposalFixture);
    const { id, titulo, valor_total, empresa, consentimento } = publicProposalFixture;
    const read = documents.unpack(packed) ?? '';
    expect(JSON.parse(read)).toMatchObject({ titulo, valor_total, empresa, consentimento });
    expect(read).not.toMatch(new RegExp(`${id}|"status"|link_expira_em`));
  });

  it('is left out if it is too long for a form', () => {
    const noise = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(33 + ((at * 7919) % 5000)),
    ).join('');
    expect(pack({ ...publicProposalFixture, descricao: noise })).toBe('');
  });

  it.each([
    ['nothing', undefined],
    ['no packed text', 'abc'],
    ['no JSON', deflateRawSync('x').toString('base64url')],
    ['another shape', pack({ ...publicProposalFixture, empresa: { nome_empresa: 5 } })],
    ['half a document', pack({ titulo: 'x' })],
    ['a bomb', deflateRawSync(' '.repeat(8_000_000)).toString('base64url')],
    ['too much', 'A'.repeat(13_000)],
  ])('is null for %s', (_what, packed) => expect(documents.unpack(packed)).toBeNull());

  it.each([
    ['a wrong entry 250,000 times', `{"funcionalidades":[${'1,'.repeat(250_000)}1]}`],
    ['a list in a list 200,000 times', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['a document that somebody else packed', JSON.stringify(publicProposalFixture)],
  ])('is not even parsed if its signature is not ours: %s (attack 374)', (_what, text) => {
    const packed = deflateRawSync(text, { level: 9 }).toString('base64url');
    const mark = pack(publicProposalFixture).slice(0, 22);
    const parse = jest.spyOn(JSON, 'parse');
    for (const sent of [packed, mark + packed]) expect(documents.unpack(sent)).toBeNull();
    expect(parse).not.toHaveBeenCalled();
  });

  it('is read under an older key, and under no other', () => {
    const packed = new PackedDocuments([older]).pack(JSON.stringify(publicProposalFixture));
    expect(documents.unpack(packed)).not.toBeNull();
    expect(new PackedDocuments([key]).unpack(packed)).toBeNull();
  });
});
