type Stored = Record<string, unknown>;

/** What one release changed in the fields of a content. */
export interface Step {
  /** A field that this release always writes and earlier ones never do, which shows the age of a stored text. */
  readonly adds: string;
  /** The previous release's content, in this release's form. */
  from(content: Stored): Stored;
}

/**
 * Every release's step, the oldest first. Stored versions and snapshots are never rewritten, since their bytes were signed: they
 * are read through these. A field that may be absent needs no step, as its absence still means the same.
 */
const STEPS: readonly Step[] = [];

/** Whether a stored text needs no step. A quotation mark within a text is escaped, so only a field's name is found. */
const isCurrent = (text: string, { adds }: Step): boolean => text.includes(`"${adds}":`);

/** The fields of a content that some release stored, as this one reads them. */
export const upcast = (content: Stored, steps = STEPS): Stored =>
  steps.reduce((read, step) => (step.adds in read ? read : step.from(read)), content);

/** The same from text to text: texts of this release are not parsed. */
export const upcastText = (text: string, steps = STEPS): string =>
  steps.every((step) => isCurrent(text, step))
    ? text
    : JSON.stringify(upcast(JSON.parse(text) as Stored, steps));
