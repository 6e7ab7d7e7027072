/** The parts of the document that carry `data-part`, and two that stand elsewhere. */
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

/** A short value or passage, old and new; '' where there was or is none. */
export interface ValueChange extends Named {
  kind: 'value';
  before: string;
  after: string;
}

/** What is too long to stand here, or no text: the sentence that says so and how much it is, and the part in which the new one stands. */
export interface NoteChange extends Named {
  kind: 'note';
  note: string;
}

/** Entries of a list that came or went. */
export interface ListChange extends Named {
  kind: 'list';
  added: string[];
  removed: string[];
}

export type DocumentChange = ValueChange | NoteChange | ListChange;
