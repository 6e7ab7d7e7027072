export interface Understood<V> {
  value: V;
}

export interface NotUnderstood {
  /** Why, in words that go behind the field's own sentence ('CPF inválido: …'); '' where that sentence says all. */
  reason: string;
  /** Typing on cannot mend it, so it is said at once. Otherwise when the field is left, and after a paste. */
  now: boolean;
}

/** What a person typed or pasted, as the field means it. It is never another number than the digits that were given. */
export type Understanding<V = string> = Understood<V> | NotUnderstood;

export const isUnderstood = <V>(given: Understanding<V>): given is Understood<V> => 'value' in given;

/** The value that was understood; else the text itself, for the server to refuse. */
export function meant(understand: (text: string) => Understanding, text: string): string {
  const read = understand(text);
  return isUnderstood(read) ? read.value : text;
}

/** The sentence of a field that was not understood. */
export const sentence = (general: string, reason: string): string =>
  reason === '' ? general : `${general}: ${reason}`;

export const understood = <V>(value: V): Understood<V> => ({ value });
export const unfinished = (reason = ''): NotUnderstood => ({ reason, now: false });
export const wrong = (reason: string): NotUnderstood => ({ reason, now: true });

/** How a field with a mask reads, shows and accompanies what is typed. */
export interface FieldRules {
  understand: (text: string) => Understanding<unknown>;
  /** The field's text for another one of the same meaning; as given where it has none. */
  settle: (text: string) => string;
  /** The text while it is typed. Nothing that was typed is left out but blanks and separators. */
  typing: (text: string, before: string) => string;
  /** A paste stands for the whole field, wherever the caret is, and is never masked in part. */
  pasteIsWhole?: true;
  /** Fills from the right: the caret keeps its distance from the end. */
  fromRight?: true;
}
