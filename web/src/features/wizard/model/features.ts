import { FEATURES } from '@acordo/brazil/catalogue';
import { fold } from '@acordo/brazil/text';
import { LENGTHS } from '@acordo/contracts/lengths';

/** Ticks or unticks one; ticked ones keep the order in which they were chosen. */
export function toggleFeature(features: readonly string[], feature: string): string[] {
  return features.includes(feature) ? features.filter((one) => one !== feature) : [...features, feature];
}

/** The ones that the catalogue doesn't have. */
export function ownFeatures(features: readonly string[]): string[] {
  return features.filter((feature) => !FEATURES.some((known) => known === feature));
}

/**
 * Adds what was typed, trimmed; several may be separated by commas or line ends. A catalogue feature typed by hand is
 * ticked instead of doubled, and what is there already (case and accents aside) stays single.
 */
export function addFeatures(features: readonly string[], typed: string): string[] {
  const result = [...features];
  for (const part of typed.split(/[,;\n]/)) {
    const text = part.trim().replace(/\s+/g, ' ').slice(0, LENGTHS.feature);
    const name = FEATURES.find((known) => fold(known) === fold(text)) ?? text;
    const there = result.some((one) => fold(one) === fold(name));
    if (text !== '' && !there && result.length < LENGTHS.features) result.push(name);
  }
  return result;
}
