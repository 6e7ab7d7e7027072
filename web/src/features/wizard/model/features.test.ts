import { describe, expect, it } from '@jest/globals';
import { addFeatures, ownFeatures, toggleFeature } from './features';

describe('features', () => {
  it('ticks and unticks', () => {
    expect(toggleFeature(['Newsletter'], 'Chat online')).toEqual(['Newsletter', 'Chat online']);
    expect(toggleFeature(['Newsletter'], 'Newsletter')).toEqual([]);
  });
  it('adds own ones, several at once, without doubles', () => {
    expect(addFeatures([], ' Área do  cliente, Mapa\nMapa ;')).toEqual(['Área do cliente', 'Mapa']);
    expect(addFeatures(['Área do cliente'], 'area DO cliente')).toEqual(['Área do cliente']);
    expect(addFeatures([], '   ')).toEqual([]);
  });
  it('ticks a catalogue feature that was typed', () => {
    expect(addFeatures([], 'galeria de imagens')).toEqual(['Galeria de imagens']);
    expect(ownFeatures(['Galeria de imagens', 'Mapa'])).toEqual(['Mapa']);
  });
  it('holds what the contract holds: 100 of 200 characters (D47)', () => {
    const many = addFeatures([], Array.from({ length: 120 }, (_, i) => `f${i}`).join(','));
    expect(many).toHaveLength(100);
    expect(addFeatures([], 'x'.repeat(300))[0]).toHaveLength(200);
  });
});
