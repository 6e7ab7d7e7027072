import { contentFixture, documentFixture, fullContentFixture } from '@acordo/contracts/fixtures/proposal';
import { OWNER_ONLY } from '@acordo/contracts/http/propostas/terms';
import { ProposalDocument } from '@acordo/contracts/http/public/document';
import { describe, expect, it } from '@jest/globals';
import { canonicalBytes, sha256 } from '@acordo/document/canonical';
import { freeze, parseFrozen } from './document.js';

const { empresa } = documentFixture;
const shuffled = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).reverse()) as unknown as T;

describe('the document’s hash (D17)', () => {
  it('is of what the client sees, without the email in the title', () => {
    const { documento, bytes, hash } = freeze(contentFixture, empresa);
    expect(ProposalDocument.parse(documento)).toEqual(documentFixture);
    expect(hash).toEqual(sha256(bytes));
  });

  it('stays the same from release to release', () => {
    expect(freeze(contentFixture, empresa).hash.toString('hex')).toBe(
      '64bab9fba44778e2b776cdb422d32cf8c5e90793d209e127300182b1990e23a2',
    );
  });

  it('does not depend on the order of keys', () => {
    const other = freeze(shuffled(contentFixture), shuffled(empresa));
    expect(other.bytes).toEqual(freeze(contentFixture, empresa).bytes);
  });

  it.each(Object.keys(fullContentFixture).filter((key) => !(key in OWNER_ONLY)))('changes with %s', (key) => {
    const before = freeze(fullContentFixture, empresa).hash;
    expect(freeze({ ...fullContentFixture, [key]: 'outro' }, empresa).hash).not.toEqual(before);
  });

  it.each(Object.keys(OWNER_ONLY))('does not depend on %s, which the client never sees (P108)', (key) => {
    const { documento, hash } = freeze({ ...contentFixture, [key]: 'outro' }, empresa);
    expect(hash).toEqual(freeze(contentFixture, empresa).hash);
    expect(documento).not.toHaveProperty(key);
  });

  it.each(Object.keys(empresa))('changes with the company’s %s', (key) => {
    const before = freeze(contentFixture, empresa).hash;
    expect(freeze(contentFixture, { ...empresa, [key]: 'outro' }).hash).not.toEqual(before);
  });

  it('is parsed back from its bytes', () => {
    const frozen = freeze(contentFixture, empresa);
    const { documento, consentimento } = parseFrozen(frozen.bytes);
    expect(canonicalBytes({ documento, consentimento })).toEqual(frozen.bytes);
  });
});
