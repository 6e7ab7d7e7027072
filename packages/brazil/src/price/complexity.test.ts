import { describe, expect, it } from '@jest/globals';
import { complexity } from './complexity.js';

// Without payment and login, which raise the level by themselves.
const plain = [
  'Sistema de contato',
  'Galeria de imagens',
  'Blog integrado',
  'Carrinho de compras',
  'Chat online',
  'Newsletter',
  'SEO otimizado',
  'Responsivo mobile',
];

describe('complexity (P100)', () => {
  it.each([
    [1, 'basic'],
    [5, 'basic'],
    [6, 'intermediate'],
    [10, 'intermediate'],
    [11, 'advanced'],
    [20, 'advanced'],
    [21, 'enterprise'],
  ])('of %d pages is %s', (pages, level) => {
    expect(complexity({ projectType: 'landing', pages, features: [] })).toBe(level);
  });

  it.each([
    [0, 'basic'],
    [3, 'basic'],
    [4, 'intermediate'],
    [5, 'intermediate'],
    [6, 'advanced'],
    [7, 'advanced'],
    [8, 'enterprise'],
  ])('of %d features is %s', (count, level) => {
    const features = plain.slice(0, count);
    expect(features).toHaveLength(count);
    expect(complexity({ projectType: 'landing', pages: 1, features })).toBe(level);
  });

  it.each([
    ['landing', 'basic'],
    ['institutional', 'basic'],
    ['catalog', 'basic'],
    ['custom', 'basic'],
    ['unknown', 'basic'],
    ['blog', 'intermediate'],
    ['ecommerce', 'enterprise'],
  ])('of the smallest %s is %s', (projectType, level) => {
    expect(complexity({ projectType, pages: 1, features: [] })).toBe(level);
  });

  it.each([
    ['Sistema de pagamento', 'advanced'],
    ['Sistema de login', 'advanced'],
    ['Blog integrado', 'basic'],
    ['Carrinho de compras', 'basic'],
  ])('of one page with %s is %s', (feature, level) => {
    expect(complexity({ projectType: 'landing', pages: 1, features: [feature] })).toBe(level);
  });

  it('takes the highest condition that holds', () => {
    expect(complexity({ projectType: 'blog', pages: 21, features: ['Sistema de login'] })).toBe('enterprise');
    expect(complexity({ projectType: 'blog', pages: 6, features: ['Sistema de login'] })).toBe('advanced');
  });

  it('counts a feature once', () => {
    const features = Array.from({ length: 8 }, () => 'Newsletter');
    expect(complexity({ projectType: 'landing', pages: 1, features })).toBe('basic');
  });
});
