import type { Feature } from '../catalogue.js';

/** In reais (P102). */
const REAIS: Record<Feature, number> = {
  'Sistema de contato': 500,
  'Galeria de imagens': 800,
  'Blog integrado': 1500,
  'Sistema de login': 2000,
  'Carrinho de compras': 3000,
  'Sistema de pagamento': 4000,
  'Chat online': 1200,
  Newsletter: 800,
  'SEO otimizado': 1000,
  'Responsivo mobile': 1500,
};
// A Map, so that a feature called 'constructor' finds nothing.
const BY_FEATURE: ReadonlyMap<string, number> = new Map(Object.entries(REAIS));

/** Price of one feature in centavos. A feature outside the catalogue has none: 0. */
export function featurePrice(feature: string): number {
  return (BY_FEATURE.get(feature) ?? 0) * 100;
}
