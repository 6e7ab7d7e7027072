import type { Fact } from '@acordo/contracts/document/facts';
import type { Change, Part } from './change';
import { CHANGES } from './copy';

/** Characters that still read well beside their old value on a phone. */
const SHORT = 80;

/** Two values of one line; what is long is only said to have changed. */
export function value(label: string, part: Part, before: string, after: string): Change[] {
  if (before === after) return [];
  if (before.length > SHORT || after.length > SHORT) return text(label, part, before, after);
  return [{ kind: 'value', label, part, before, after }];
}

export function text(label: string, part: Part, before: string, after: string): Change[] {
  return note(label, part, before, after, CHANGES.text);
}

export function image(label: string, part: Part, before: string, after: string): Change[] {
  return note(label, part, before, after, CHANGES.image);
}

type Words = Record<'altered' | 'added' | 'removed', string>;

function note(label: string, part: Part, before: string, after: string, words: Words): Change[] {
  if (before === after) return [];
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'altered';
  return [{ kind: 'note', label, part, note: words[kind] }];
}

/** Labelled lines, each by its label: one that is missing on a side has no value there. */
export function facts(
  part: Part,
  before: readonly Fact[],
  after: readonly Fact[],
  nameOf: (label: string) => string,
): Change[] {
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  const of = (list: readonly Fact[], label: string) => list.find((fact) => fact.label === label)?.value ?? '';
  return labels.flatMap((label) => value(nameOf(label), part, of(before, label), of(after, label)));
}

/** A list whose entries may stand twice; with the same entries in another order only the order is said to have changed. */
export function list(
  label: string,
  part: Part,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const removed = without(before, after);
  const added = without(after, before);
  if (added.length + removed.length > 0) return [{ kind: 'list', label, part, added, removed }];
  const moved = before.some((entry, at) => entry !== after[at]);
  return moved ? [{ kind: 'note', label, part, note: CHANGES.order }] : [];
}

/** The entries of the first list that the second has no equal for, one for one. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
