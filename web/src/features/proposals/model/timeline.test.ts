import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { momentsOf } from './timeline';

const now = new Date('2026-12-01T12:00:00Z');
const labels = (change: Partial<typeof proposalFixture>) =>
  momentsOf({ ...proposalFixture, ...change }, now).map(({ label, when }) => `${label} ${when}`);

describe('history of the detail sheet', () => {
  it('begins with the creation', () => expect(labels({})).toEqual(['Criada 27/11/2026, 10:00']));
  it('is in order, with a change and the end of the link', () =>
    expect(
      labels({ atualizado_em: '2026-11-28T13:00:00.000Z', link_expira_em: '2026-12-28T02:59:59.000Z' }),
    ).toEqual([
      'Criada 27/11/2026, 10:00',
      'Última alteração 28/11/2026, 10:00',
      'Link válido até 27/12/2026, 23:59',
    ]));
  it('says that a link is over', () =>
    expect(labels({ link_expira_em: '2026-11-30T02:59:59.000Z' }).at(-1)).toBe(
      'Link expirou 29/11/2026, 23:59',
    ));
  it('ends with the client’s decision', () => {
    const signed = { assinatura_data: '2026-11-29T15:00:00.000Z', atualizado_em: '2026-11-29T15:00:00.001Z' };
    expect(labels({ ...signed, link_expira_em: '2026-12-28T02:59:59.000Z' }).at(-1)).toBe(
      'Assinada pelo cliente 29/11/2026, 12:00',
    );
    const rejected = { recusa_data: '2026-11-29T15:00:00.000Z', atualizado_em: '2026-11-29T15:00:00.000Z' };
    expect(labels(rejected)).toEqual(['Criada 27/11/2026, 10:00', 'Recusada pelo cliente 29/11/2026, 12:00']);
  });
});
