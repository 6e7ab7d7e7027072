import { basePrice } from './base-price.js';
import { type PriceFactors, complexity, type Level } from './complexity.js';
import { featurePrice } from './feature-price.js';
import { type ServicePrices, servicePrices } from './service-prices.js';

export interface BreakdownLine {
  /** What people read, in Portuguese. */
  label: string;
  amount: number;
}

/** A suggestion, every amount in whole centavos. `total` is the sum of `breakdown`. */
export interface Suggestion {
  level: Level;
  total: number;
  /** Base price multiplied for the number of pages. */
  base: number;
  breakdown: BreakdownLine[];
  services: ServicePrices;
}

/** Pages that the base price includes; beyond, it grows in proportion (P101). */
const INCLUDED_PAGES = 5;

/**
 * Suggests a price (P104, D42): base × max(1, pages/5), rounded half up, plus features, plus the three
 * services of the level. Pages that are no whole number from 1 up count as 1, as in the form (P62). A feature
 * named twice is paid once. With many thousands of pages the result can exceed `MAX_CENTAVOS`.
 */
export function suggest({ projectType, pages, features }: PriceFactors): Suggestion {
  const counted = Number.isSafeInteger(pages) && pages >= 1 ? pages : 1;
  const level = complexity({ projectType, pages: counted, features });
  const base = scale(basePrice(projectType, level), counted);
  const extras = [...new Set(features)].reduce((sum, feature) => sum + featurePrice(feature), 0);
  const services = servicePrices(level);
  const breakdown = [
    { label: 'Desenvolvimento base', amount: base },
    ...(extras > 0 ? [{ label: 'Funcionalidades extras', amount: extras }] : []),
    { label: 'Servidor web', amount: services.server },
    { label: 'Servidor de e-mail', amount: services.email },
    { label: 'Suporte e gestão', amount: services.support },
  ];
  const total = breakdown.reduce((sum, line) => sum + line.amount, 0);
  return { level, total, base, breakdown, services };
}

// Multiplied before dividing: numbers like 1.4 are not exact and would lose a centavo.
function scale(base: number, pages: number): number {
  return Math.round((base * Math.max(INCLUDED_PAGES, pages)) / INCLUDED_PAGES);
}
