export interface Parsed<V> {
  value: V;
}

export interface ParseProblem {
  /** The reason, put after the field's own message ('CPF inválido: …'); '' if that message is enough. */
  reason: string;
  /** Further typing cannot correct it, so it is shown at once. Otherwise when the field is left, and after a paste. */
  now: boolean;
}

/** What a person typed or pasted, as the field means it. It never has other digits than the text. */
export type ParseResult<V = string> = Parsed<V> | ParseProblem;

export const isParsed = <V>(given: ParseResult<V>): given is Parsed<V> => 'value' in given;

/** The parsed value; else the text itself, which the server refuses. */
export function parsedOrRaw(parse: (text: string) => ParseResult, text: string): string {
  const read = parse(text);
  return isParsed(read) ? read.value : text;
}

/** The message of a field that could not be parsed. */
export const sentence = (general: string, reason: string): string =>
  reason === '' ? general : `${general}: ${reason}`;

export const parsed = <V>(value: V): Parsed<V> => ({ value });
export const unfinished = (reason = ''): ParseProblem => ({ reason, now: false });
export const wrong = (reason: string): ParseProblem => ({ reason, now: true });

/** How a field with a mask parses, formats and masks what is typed. */
export interface FieldRules {
  parse: (text: string) => ParseResult<unknown>;
  /** The field's text for another one of the same meaning; as given where it has none. */
  normalize: (text: string) => string;
  /** The text while it is typed. Only blanks and separators are left out. */
  typing: (text: string, before: string) => string;
  /** A paste replaces the whole field, wherever the caret is, and is never masked in part. */
  pasteIsWhole?: true;
  /** Fills from the right: the caret keeps its distance from the end. */
  fromRight?: true;
}
