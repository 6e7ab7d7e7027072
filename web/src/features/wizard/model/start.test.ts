import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import type { Draft } from './draft';
import { baseOf, startEdit, startNew } from './start';

const company = { ...NO_COMPANY, cor_primaria: '#111111', cor_secundaria: '#222222' };
const stored = { ...proposalFixture, versao: 3 };
const changed = (change: Partial<Draft> = {}): Draft => {
  const base = baseOf(stored);
  return { ...base, briefing: { ...base.briefing, clientName: 'Outro' }, ...change };
};

describe('how a wizard begins', () => {
  it('is empty, in the company’s colours (P56, D26)', () => {
    const start = startNew(company, null);
    expect(start.shown.briefing.customColors).toEqual({ primary: '#111111', secondary: '#222222' });
    expect(start).toMatchObject({ restored: false, outdated: false, shown: { template: null } });
  });
  it('continues with a draft', () => {
    const draft = changed({ versao: null, template: 'elegant' });
    expect(startNew(company, draft)).toMatchObject({ restored: true, outdated: false, shown: draft });
  });
  it('shows the stored proposal, and a draft that changed something', () => {
    expect(startEdit(stored, null).shown).toEqual(baseOf(stored));
    expect(startEdit(stored, baseOf(stored)).restored).toBe(false);
    expect(startEdit(stored, changed())).toMatchObject({ restored: true, outdated: false });
  });
  it('detects that the proposal changed since the draft began (D17)', () => {
    expect(startEdit({ ...stored, versao: 4 }, changed())).toMatchObject({ restored: true, outdated: true });
  });
  it('keeps the stored logo if the draft could not store one', () => {
    const withLogo = { ...stored, logo_cliente_url: `/api/assets/${'a'.repeat(64)}` };
    expect(startEdit(withLogo, changed({ withoutLogo: true })).shown.briefing.clientLogo).toBe(
      withLogo.logo_cliente_url,
    );
    expect(startEdit(withLogo, changed()).shown.briefing.clientLogo).toBe('');
  });
});
