import { describe, expect, it } from '@jest/globals';
import { FEATURES, isProjectType, PROJECT_TYPES, projectTypeLabel, TIMELINES } from './catalogue.js';

describe('catalogue (P47, P48, P49)', () => {
  it.each([
    ['landing', 'Landing Page'],
    ['institutional', 'Site Institucional'],
    ['catalog', 'Site Catálogo'],
    ['ecommerce', 'E-commerce'],
    ['blog', 'Blog/Portal'],
    ['custom', 'Personalizado'],
  ])('%s is read as %s', (value, label) => {
    expect(isProjectType(value)).toBe(true);
    expect(projectTypeLabel(value)).toBe(label);
  });

  it.each(['', 'portal', 'Landing Page', 'constructor'])('has no type %j', (value) => {
    expect(isProjectType(value)).toBe(false);
    expect(projectTypeLabel(value)).toBe(value);
  });

  it('is complete', () => {
    expect(PROJECT_TYPES).toHaveLength(6);
    expect(FEATURES).toEqual([
      'Sistema de contato',
      'Galeria de imagens',
      'Blog integrado',
      'Sistema de login',
      'Carrinho de compras',
      'Sistema de pagamento',
      'Chat online',
      'Newsletter',
      'SEO otimizado',
      'Responsivo mobile',
    ]);
    expect(TIMELINES.map((timeline) => `${timeline.value} ${timeline.label}`)).toEqual([
      '15-dias 15 dias',
      '30-dias 30 dias',
      '45-dias 45 dias',
      '60-dias 60 dias',
    ]);
  });
});
