import type { Fact } from '@acordo/document/facts';
import type { DocumentChange, Part } from './change';
import { CHANGES } from './copy';

/** Characters that are still readable beside their old value on a phone. */
const SHORT = 80;

/** The same for a passage, and the number of words around it. */
const PASSAGE = 160;
const AROUND = 3;

/** Two one-line values; of long ones only the change is reported. */
export function value(label: string, part: Part, before: string, after: string): DocumentChange[] {
  if (before === after) return [];
  if (before.length > SHORT || after.length > SHORT) return text(label, part, before, after);
  return [{ kind: 'value', label, part, before, after }];
}

/** For a text on both sides: the passage from the first to the last different word, or its length. */
export function text(label: string, part: Part, before: string, after: string): DocumentChange[] {
  if (before === after || before === '' || after === '')
    return note(label, part, before, after, CHANGES.text);
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [start, end] = alike(old, now);
  const [was, is] = [old.length - start - end, now.length - start - end];
  // The words are the same, their lines are not.
  if (was + is === 0) return note(label, part, before, after, CHANGES.text);
  const passages = [old, now].map((words) => passage(words, start, words.length - end));
  const [passageBefore = '', passageAfter = ''] = passages;
  if (passages.every(({ length }) => length <= PASSAGE))
    return [{ kind: 'value', label, part, before: passageBefore, after: passageAfter }];
  return [{ kind: 'note', label, part, note: CHANGES.extent(was, is) }];
}

const wordsOf = (words: string) => words.split(/\s+/).filter(Boolean);

/** How many words both begin with, and how many both end with. */
function alike(one: readonly string[], other: readonly string[]): [number, number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, end];
}

/** With a few words around it, so that a changed word is read in its sentence. */
function passage(words: readonly string[], start: number, end: number): string {
  const [from, to] = [Math.max(0, start - AROUND), Math.min(words.length, end + AROUND)];
  return [...(from > 0 ? ['…'] : []), ...words.slice(from, to), ...(to < words.length ? ['…'] : [])].join(
    ' ',
  );
}

export function image(label: string, part: Part, before: string, after: string): DocumentChange[] {
  return note(label, part, before, after, CHANGES.image);
}

type Words = Record<'altered' | 'added' | 'removed', string>;

function note(label: string, part: Part, before: string, after: string, words: Words): DocumentChange[] {
  if (before === after) return [];
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'altered';
  return [{ kind: 'note', label, part, note: words[kind] }];
}

/** Labelled lines, matched by label: one that is missing on a side has no value there. */
export function facts(
  part: Part,
  before: readonly Fact[],
  after: readonly Fact[],
  nameOf: (label: string) => string,
): DocumentChange[] {
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  const of = (list: readonly Fact[], label: string) => list.find((fact) => fact.label === label)?.value ?? '';
  return labels.flatMap((label) => value(nameOf(label), part, of(before, label), of(after, label)));
}

/** A list with possibly repeated entries; for the same entries in another order only the order is reported. */
export function list(
  label: string,
  part: Part,
  before: readonly string[],
  after: readonly string[],
): DocumentChange[] {
  const removed = without(before, after);
  const added = without(after, before);
  if (added.length + removed.length > 0) return [{ kind: 'list', label, part, added, removed }];
  const moved = before.some((entry, at) => entry !== after[at]);
  return moved ? [{ kind: 'note', label, part, note: CHANGES.order }] : [];
}

/** The entries of the first list without an equal one in the second, one for one. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
