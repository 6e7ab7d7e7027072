import { type FieldRules, type ParseResult, wrong } from './parse-result.js';

/**
 * UTF-16 units of the longest text that is read: far above any number with words around it. A longer text is refused before
 * any pattern reads it, so that no parser's time depends on what somebody pastes or sends (attack 364).
 */
export const LONGEST_READ = 1_000;

const isTooLong = (text: string): boolean => text.length > LONGEST_READ;

/** The same parser for texts that are not too long. */
export const bounded =
  <V>(parse: (text: string) => ParseResult<V>) =>
  (text: string): ParseResult<V> =>
    isTooLong(text) ? wrong('há texto demais, deixe só o que o campo pede') : parse(text);

/** The same rules for texts that are not too long; others stay as they are. `parse` must be bounded already. */
export const boundedRules = (rules: FieldRules): FieldRules => ({
  ...rules,
  normalize: (text) => (isTooLong(text) ? text : rules.normalize(text)),
  typing: (text, before) => (isTooLong(text) || isTooLong(before) ? text : rules.typing(text, before)),
});
