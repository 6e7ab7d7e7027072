import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import { isParsed } from '@acordo/brazil/typed/parse-result';
import { oneLine } from '@acordo/contracts/one-line';
import { caretAfter, caretBefore, ownCharacters, typedBefore } from './caret';

/** What a field shows, and where its caret is. */
export interface FieldText {
  text: string;
  caret: number;
}

/** A change as the browser made it, before the mask is applied. */
export interface FieldEdit {
  before: string;
  after: FieldText;
  /** `InputEvent.inputType`; '' where the browser names none. */
  kind: string;
  /** The text of a paste or a drop. */
  brought?: string | undefined;
}

const BROUGHT = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText']);

/** Whether more than one typed character was inserted: a paste, a drop, a keyboard suggestion, autofill, dictation. */
export const cameWhole = ({ before, after, kind }: FieldEdit): boolean =>
  BROUGHT.has(kind) || (!kind.startsWith('delete') && inserted(before, after.text).length > 1);

/** The field after a change: masked where that loses nothing, else as it was typed. */
export function edited(rules: FieldRules, change: FieldEdit): FieldText {
  // The second half of a move within the field follows at once, and its positions refer to this text.
  if (change.kind === 'deleteByDrag') return change.after;
  return cameWhole(change) ? taken(rules, change) : typed(rules, change);
}

function taken(rules: FieldRules, change: FieldEdit): FieldText {
  const { before, after } = change;
  const brought = change.brought ?? inserted(before, after.text);
  const alone = ownCharacters(brought) !== '' && isParsed(rules.parse(brought));
  const replaced = () => atEnd(rules.normalize(oneLine(brought)));
  if (rules.pasteIsWhole && alone) return replaced();
  const read = rules.parse(after.text);
  if (isParsed(read)) {
    const text = rules.normalize(after.text);
    const behind = ownCharacters(after.text.slice(after.caret)).length;
    return { text, caret: caretBefore(text, Math.min(behind, ownCharacters(text).length)) };
  }
  if (alone) return replaced();
  if (rules.pasteIsWhole) return before === rules.normalize('') ? atEnd(oneLine(brought)) : after;
  // A part that may still be completed is masked, as if typed. Everything else stays as inserted.
  return read.now ? after : masked(rules, before, after);
}

function typed(rules: FieldRules, change: FieldEdit): FieldText {
  const shown = masked(rules, change.before, change.after);
  if (shown.text !== change.before || change.after.text === change.before) return shown;
  // Only a character of the mask was deleted, and the mask restored it: delete the one beside it instead.
  const after = withoutNeighbour(change);
  return after ? masked(rules, change.before, after) : shown;
}

function masked(rules: FieldRules, before: string, given: FieldText): FieldText {
  if (rules.fromRight) return fromRight(rules, before, given);
  const text = rules.typing(given.text, before);
  return text === given.text
    ? given
    : { text, caret: caretAfter(text, typedBefore(given.text, given.caret)) };
}

function fromRight(rules: FieldRules, before: string, given: FieldText): FieldText {
  const isAmount = isParsed(rules.parse(before)) && rules.normalize(before) === before;
  const own = isAmount ? withoutFiller(before, given) : given;
  const text = rules.typing(own.text, before);
  if (text === own.text) return own;
  return { text, caret: caretBefore(text, digitsOf(own.text.slice(own.caret)).length) };
}

/**
 * Ignores zeros that only fill up a small amount: a digit typed before them, in 'R$ |0,00' or 'R$ |0,05', goes where it would go
 * without them.
 */
function withoutFiller(before: string, given: FieldText): FieldText {
  const ahead = given.text.slice(0, given.caret);
  const came = digitsOf(given.text).length - digitsOf(before).length;
  if (came <= 0) return given;
  const filler = digitsOf(before).search(/[1-9]|$/);
  let behind = given.text.slice(given.caret);
  for (let left = filler - (digitsOf(ahead).length - came); left > 0; left--)
    behind = behind.replace('0', '');
  return { text: ahead + behind, caret: given.caret };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function withoutNeighbour({ after: { text, caret }, kind }: FieldEdit): FieldText | null {
  if (kind === 'deleteContentForward') {
    const at = caret + text.slice(caret).search(/[0-9A-Za-z+]/);
    return at < caret ? null : { text: text.slice(0, at) + text.slice(at + 1), caret: at };
  }
  if (kind !== 'deleteContentBackward') return null;
  let at = caret;
  while (at > 0 && ownCharacters(text.charAt(at - 1)) === '') at--;
  return at === 0 ? null : { text: text.slice(0, at - 1) + text.slice(at), caret: at - 1 };
}

/** The part between the common beginning and the common end of both texts. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}

const atEnd = (text: string): FieldText => ({ text, caret: text.length });
