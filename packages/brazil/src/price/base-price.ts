import { isProjectType, type ProjectType } from '../catalogue.js';
import type { Level } from './complexity.js';

/** In reais (P101). */
const REAIS: Record<ProjectType, Record<Level, number>> = {
  landing: { basic: 2500, intermediate: 4000, advanced: 6000, enterprise: 10000 },
  institutional: { basic: 3500, intermediate: 5500, advanced: 8000, enterprise: 12000 },
  catalog: { basic: 4000, intermediate: 6500, advanced: 9500, enterprise: 14000 },
  ecommerce: { basic: 8000, intermediate: 12000, advanced: 18000, enterprise: 25000 },
  blog: { basic: 3000, intermediate: 5000, advanced: 7500, enterprise: 11000 },
  custom: { basic: 4000, intermediate: 7000, advanced: 12000, enterprise: 20000 },
};
const UNKNOWN_TYPE_REAIS = 3000;

/** Base price in centavos, before it is multiplied for the number of pages. An unknown type costs the same at every level. */
export function basePrice(type: string, level: Level): number {
  return (isProjectType(type) ? REAIS[type][level] : UNKNOWN_TYPE_REAIS) * 100;
}
