import { describe, expect, it } from '@jest/globals';
import { appliedValues, HIGHLIGHT_MS, SUGGESTION_DELAY_MS, suggestionFor } from './price-suggestion';

describe('price suggestion', () => {
  it('needs type and pages', () => {
    expect(suggestionFor({ projectType: '', pages: 3, features: [] })).toBeNull();
    expect(suggestionFor({ projectType: 'landing', pages: 0, features: [] })).toBeNull();
    expect(suggestionFor({ projectType: 'landing', pages: 1, features: [] })?.total).toBe(3150_00);
  });
  it('suggests nothing above a proposal’s maximum', () => {
    expect(suggestionFor({ projectType: 'ecommerce', pages: 9_999_999, features: [] })).toBeNull();
  });
  it('fills the budget and the three services', () => {
    const suggestion = suggestionFor({ projectType: 'landing', pages: 1, features: [] });
    expect(suggestion && appliedValues(suggestion)).toEqual({
      budget: 'R$ 3.150,00',
      serverWebPrice: 'R$ 300,00',
      serverEmailPrice: 'R$ 150,00',
      supportPrice: 'R$ 200,00',
    });
  });
  it('waits and highlights (P105)', () => {
    expect([SUGGESTION_DELAY_MS, HIGHLIGHT_MS]).toEqual([800, 3000]);
  });
});
