import { FEATURES } from '@acordo/brazil/catalogue';
import { fold } from '@acordo/brazil/text';
import { LENGTHS } from '@acordo/contracts/lengths';
import { MESSAGES } from '@acordo/contracts/messages';

/** Ticks or unticks one; ticked ones keep the order in which they were chosen. */
export function toggleFeature(features: readonly string[], feature: string): string[] {
  return features.includes(feature) ? features.filter((one) => one !== feature) : [...features, feature];
}

/** The ones that the catalogue doesn't have. */
export function ownFeatures(features: readonly string[]): string[] {
  return features.filter((feature) => !FEATURES.some((known) => known === feature));
}

export interface Added {
  features: string[];
  /** What could not be added, as typed: it stays in the field. */
  rest: string;
  problem?: string;
}

/**
 * Adds what was typed, trimmed; several may be separated by commas or line ends. A catalogue feature typed by hand is
 * ticked instead of added, and duplicates (ignoring case and accents) are not added. Nothing is cut or left out.
 */
export function addFeatures(features: readonly string[], typed: string): Added {
  const result = [...features];
  const rest: string[] = [];
  for (const part of typed.split(/[,;\n]/)) {
    const text = part.trim().replace(/\s+/g, ' ');
    const name = FEATURES.find((known) => fold(known) === fold(text)) ?? text;
    if (text === '' || result.some((one) => fold(one) === fold(name))) continue;
    if (text.length > LENGTHS.feature || result.length >= LENGTHS.features) rest.push(text);
    else result.push(name);
  }
  const problem = rest.some((text) => text.length > LENGTHS.feature)
    ? MESSAGES.tooLong(LENGTHS.feature)
    : MESSAGES.tooMany(LENGTHS.features);
  return { features: result, rest: rest.join(', '), ...(rest.length > 0 && { problem }) };
}
