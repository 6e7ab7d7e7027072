import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { describeResponse } from './description.js';

const shareText = (change: object) =>
  describeResponse({ status: 200, body: JSON.stringify({ ...publicProposalFixture, ...change }) }).shareText;

describe('the preview text of a link (attack 354)', () => {
  it('offers a decision while one is possible', () => {
    expect(shareText({})).toBe('Estúdio Lume preparou esta proposta. Abra o link para ler e responder.');
    const empresa = { ...publicProposalFixture.empresa, nome_empresa: ' ' };
    expect(shareText({ empresa })).toBe(
      'Uma proposta foi preparada para você. Abra o link para ler e responder.',
    );
  });

  it.each(['aceito', 'rejeitado'])('and no longer: %s', (status) =>
    expect(shareText({ status })).toBe('Estúdio Lume preparou esta proposta. Abra o link para ler.'),
  );
});
