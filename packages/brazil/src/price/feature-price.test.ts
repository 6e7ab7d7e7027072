import { describe, expect, it } from '@jest/globals';
import { featurePrice } from './feature-price.js';

describe('featurePrice (P102)', () => {
  it.each([
    ['Sistema de contato', 50000],
    ['Galeria de imagens', 80000],
    ['Blog integrado', 150000],
    ['Sistema de login', 200000],
    ['Carrinho de compras', 300000],
    ['Sistema de pagamento', 400000],
    ['Chat online', 120000],
    ['Newsletter', 80000],
    ['SEO otimizado', 100000],
    ['Responsivo mobile', 150000],
    ['Integração com ERP', 0],
    ['constructor', 0],
    ['', 0],
  ])('%j: %d centavos', (feature, centavos) => {
    expect(featurePrice(feature)).toBe(centavos);
  });
});
