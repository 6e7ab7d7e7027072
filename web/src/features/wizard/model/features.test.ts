import { describe, expect, it } from '@jest/globals';
import { addFeatures, ownFeatures, toggleFeature } from './features';

describe('features', () => {
  it('ticks and unticks', () => {
    expect(toggleFeature(['Newsletter'], 'Chat online')).toEqual(['Newsletter', 'Chat online']);
    expect(toggleFeature(['Newsletter'], 'Newsletter')).toEqual([]);
  });
  it('adds own ones, several at once, without duplicates', () => {
    expect(addFeatures([], ' Área do  cliente, Mapa\nMapa ;').features).toEqual(['Área do cliente', 'Mapa']);
    expect(addFeatures(['Área do cliente'], 'area DO cliente').features).toEqual(['Área do cliente']);
    expect(addFeatures([], '   ')).toEqual({ features: [], rest: '' });
  });
  it('ticks a catalogue feature that was typed', () => {
    expect(addFeatures([], 'galeria de imagens').features).toEqual(['Galeria de imagens']);
    expect(ownFeatures(['Galeria de imagens', 'Mapa'])).toEqual(['Mapa']);
  });
  it('has the contract’s limits: 100 of 200 characters (D47)', () => {
    const names = Array.from({ length: 102 }, (_, i) => `f${i}`);
    expect(addFeatures([], names.join(','))).toEqual({
      features: names.slice(0, 100),
      rest: 'f100, f101',
      problem: 'Use no máximo 100 itens',
    });
  });
  it('cuts nothing: a too long one stays to be shortened', () => {
    const long = 'x'.repeat(201);
    expect(addFeatures([], `Mapa, ${long}`)).toEqual({
      features: ['Mapa'],
      rest: long,
      problem: 'Use no máximo 200 caracteres',
    });
  });
});
