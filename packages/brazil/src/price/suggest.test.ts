import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FEATURES, PROJECT_TYPES } from '../catalogue.js';
import { suggest } from './suggest.js';

const SERVICES = {
  basic: { server: 30000, email: 15000, support: 20000 },
  intermediate: { server: 50000, email: 25000, support: 40000 },
  advanced: { server: 80000, email: 40000, support: 70000 },
  enterprise: { server: 120000, email: 60000, support: 120000 },
} as const;

describe('suggest without features, for every type on both sides of every border of pages (P101, P103, P104)', () => {
  it.each([
    ['landing', 1, 'basic', 250000, 315000],
    ['landing', 5, 'basic', 250000, 315000],
    ['landing', 6, 'intermediate', 480000, 595000],
    ['landing', 10, 'intermediate', 800000, 915000],
    ['landing', 11, 'advanced', 1320000, 1510000],
    ['landing', 20, 'advanced', 2400000, 2590000],
    ['landing', 21, 'enterprise', 4200000, 4500000],
    ['institutional', 5, 'basic', 350000, 415000],
    ['institutional', 6, 'intermediate', 660000, 775000],
    ['institutional', 10, 'intermediate', 1100000, 1215000],
    ['institutional', 11, 'advanced', 1760000, 1950000],
    ['institutional', 20, 'advanced', 3200000, 3390000],
    ['institutional', 21, 'enterprise', 5040000, 5340000],
    ['catalog', 5, 'basic', 400000, 465000],
    ['catalog', 6, 'intermediate', 780000, 895000],
    ['catalog', 10, 'intermediate', 1300000, 1415000],
    ['catalog', 11, 'advanced', 2090000, 2280000],
    ['catalog', 20, 'advanced', 3800000, 3990000],
    ['catalog', 21, 'enterprise', 5880000, 6180000],
    ['ecommerce', 1, 'enterprise', 2500000, 2800000],
    ['ecommerce', 5, 'enterprise', 2500000, 2800000],
    ['ecommerce', 6, 'enterprise', 3000000, 3300000],
    ['ecommerce', 21, 'enterprise', 10500000, 10800000],
    ['blog', 1, 'intermediate', 500000, 615000],
    ['blog', 5, 'intermediate', 500000, 615000],
    ['blog', 6, 'intermediate', 600000, 715000],
    ['blog', 10, 'intermediate', 1000000, 1115000],
    ['blog', 11, 'advanced', 1650000, 1840000],
    ['blog', 20, 'advanced', 3000000, 3190000],
    ['blog', 21, 'enterprise', 4620000, 4920000],
    ['custom', 5, 'basic', 400000, 465000],
    ['custom', 6, 'intermediate', 840000, 955000],
    ['custom', 10, 'intermediate', 1400000, 1515000],
    ['custom', 11, 'advanced', 2640000, 2830000],
    ['custom', 20, 'advanced', 4800000, 4990000],
    ['custom', 21, 'enterprise', 8400000, 8700000],
    ['portal', 5, 'basic', 300000, 365000],
    ['portal', 6, 'intermediate', 360000, 475000],
    ['portal', 11, 'advanced', 660000, 850000],
    ['portal', 21, 'enterprise', 1260000, 1560000],
  ] as const)('%s, %d pages: %s, base %d, total %d', (projectType, pages, level, base, total) => {
    const suggestion = suggest({ projectType, pages, features: [] });
    expect(suggestion).toMatchObject({ level, base, total, services: SERVICES[level] });
    expect(suggestion.breakdown).toEqual([
      { label: 'Desenvolvimento base', amount: base },
      { label: 'Servidor web', amount: SERVICES[level].server },
      { label: 'Servidor de e-mail', amount: SERVICES[level].email },
      { label: 'Suporte e gestão', amount: SERVICES[level].support },
    ]);
  });
});

describe('suggest with features, on both sides of every border of their number', () => {
  // Without payment and login: 500, 800, 1500, 3000, 1200, 800, 1000, 1500 reais.
  const plain = FEATURES.filter((feature) => !['Sistema de pagamento', 'Sistema de login'].includes(feature));

  it.each([
    ['landing', 3, 'basic', 250000, 280000, 595000],
    ['landing', 4, 'intermediate', 400000, 580000, 1095000],
    ['landing', 5, 'intermediate', 400000, 700000, 1215000],
    ['landing', 6, 'advanced', 600000, 780000, 1570000],
    ['landing', 7, 'advanced', 600000, 880000, 1670000],
    ['landing', 8, 'enterprise', 1000000, 1030000, 2330000],
    ['blog', 3, 'intermediate', 500000, 280000, 895000],
    ['blog', 5, 'intermediate', 500000, 700000, 1315000],
    ['blog', 6, 'advanced', 750000, 780000, 1720000],
    ['blog', 8, 'enterprise', 1100000, 1030000, 2430000],
    ['ecommerce', 3, 'enterprise', 2500000, 280000, 3080000],
  ] as const)(
    '%s, %d features: %s, base %d, extras %d, total %d',
    (projectType, count, level, base, extras, total) => {
      const suggestion = suggest({ projectType, pages: 5, features: plain.slice(0, count) });
      expect(suggestion).toMatchObject({ level, base, total, services: SERVICES[level] });
      expect(suggestion.breakdown[1]).toEqual({ label: 'Funcionalidades extras', amount: extras });
    },
  );

  it.each([
    ['Sistema de pagamento', 1190000],
    ['Sistema de login', 990000],
  ])('one page with %s is advanced', (feature, total) => {
    const suggestion = suggest({ projectType: 'landing', pages: 1, features: [feature] });
    expect(suggestion).toMatchObject({ level: 'advanced', base: 600000, total });
  });

  it('lists no extras for features without a price', () => {
    const suggestion = suggest({ projectType: 'landing', pages: 1, features: ['Integração com ERP'] });
    expect(suggestion.breakdown).toHaveLength(4);
    expect(suggestion.total).toBe(315000);
  });

  it('prices a feature once', () => {
    const suggestion = suggest({ projectType: 'landing', pages: 1, features: ['Newsletter', 'Newsletter'] });
    expect(suggestion.total).toBe(395000);
  });
});

describe('suggest in general (P104, D42)', () => {
  it.each([0, -3, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('counts %d pages as one', (pages) => {
    const one = suggest({ projectType: 'landing', pages: 1, features: [] });
    expect(suggest({ projectType: 'landing', pages, features: [] })).toEqual(one);
  });

  it('gives whole centavos that add up', () => {
    const types = fc.constantFrom(...PROJECT_TYPES.map((type) => type.value), 'portal');
    const pages = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(types, pages, fc.subarray([...FEATURES]), (projectType, count, features) => {
        const { total, base, breakdown } = suggest({ projectType, pages: count, features });
        expect(breakdown.every((line) => Number.isSafeInteger(line.amount) && line.amount > 0)).toBe(true);
        expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        expect(breakdown[0]?.amount).toBe(base);
      }),
    );
  });

  it('hands out services that a caller may change', () => {
    suggest({ projectType: 'landing', pages: 1, features: [] }).services.server = 1;
    expect(suggest({ projectType: 'landing', pages: 1, features: [] }).services.server).toBe(30000);
  });
});
