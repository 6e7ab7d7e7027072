import type { Feature } from '../catalogue.js';

/** Complexity levels, from the simplest up (P100). */
export const LEVELS = ['basic', 'intermediate', 'advanced', 'enterprise'] as const;

export type Level = (typeof LEVELS)[number];

/** What a suggestion is made from. `projectType` and `features` may hold values outside the catalogue. */
export interface PriceFactors {
  projectType: string;
  pages: number;
  features: readonly string[];
}

// "Payment or login" are features, "a blog" is the type (D42).
const ADVANCED_FEATURES: ReadonlySet<string> = new Set<Feature>(['Sistema de pagamento', 'Sistema de login']);

/** Complexity level, the highest whose condition holds (P100, D42). A feature named twice counts once. */
export function complexity({ projectType, pages, features }: PriceFactors): Level {
  const count = new Set(features).size;
  if (projectType === 'ecommerce' || count >= 8 || pages > 20) return 'enterprise';
  if (count >= 6 || pages > 10 || features.some((feature) => ADVANCED_FEATURES.has(feature)))
    return 'advanced';
  if (count >= 4 || pages > 5 || projectType === 'blog') return 'intermediate';
  return 'basic';
}
