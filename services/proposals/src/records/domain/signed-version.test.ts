import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { describe, expect, it } from '@jest/globals';
import { canonicalBytes } from '@acordo/document/canonical';
import { freeze } from '../../content/domain/document.js';
import { contentDifferences } from './signed-version.js';

const { bytes } = freeze(contentFixture, NO_COMPANY);

describe('the version that was signed', () => {
  it('agrees with the snapshot, also if it was stored before a field existed', () => {
    const { template: _later, ...older } = contentFixture;
    expect(contentDifferences(bytes, canonicalBytes(contentFixture))).toEqual([]);
    expect(contentDifferences(bytes, canonicalBytes(older))).toEqual([]);
  });

  it.each(Object.keys(contentFixture))('does not where %s was changed', (field) => {
    const changed = { ...contentFixture, [field]: ['outro'] };
    expect(contentDifferences(bytes, canonicalBytes(changed))).toEqual(['proposal_versions.conteudo']);
  });

  it('does not where its bytes are no JSON', () => {
    expect(contentDifferences(bytes, Buffer.from('x'))).toEqual(['proposal_versions.conteudo']);
  });
});
