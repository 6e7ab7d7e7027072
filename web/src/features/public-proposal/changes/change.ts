/** The parts of the document with `data-part`, and two that are elsewhere. */
export type Part =
  | 'header'
  | 'company'
  | 'client'
  | 'scope'
  | 'features'
  | 'services'
  | 'investment'
  | 'consent'
  | 'look';

interface Named {
  label: string;
  part: Part;
}

/** A short value or passage, old and new; '' if there was or is none. */
export interface ValueChange extends Named {
  kind: 'value';
  before: string;
  after: string;
}

/** For a long value, or none that is text: a sentence with its length, and the part with the new value. */
export interface NoteChange extends Named {
  kind: 'note';
  note: string;
}

/** Added or removed entries of a list. */
export interface ListChange extends Named {
  kind: 'list';
  added: string[];
  removed: string[];
}

export type DocumentChange = ValueChange | NoteChange | ListChange;
