type Stored = Record<string, unknown>;

/** What one release changed in the fields of a content. */
export interface Step {
  /** A field that this release writes always, and the ones before it never: so a stored text says by itself how old it is. */
  readonly adds: string;
  /** The content of the release before, as this one reads it. */
  from(content: Stored): Stored;
}

/**
 * Every release's step, the oldest first. Stored versions and snapshots are never rewritten, since their bytes were signed: whoever
 * reads one reads it through these. A field that may be absent needs no step, as absent means what it meant before.
 */
const STEPS: readonly Step[] = [];

/** Whether a stored text needs nothing done. A quotation mark within a text is escaped, so only a field's name is found. */
const isCurrent = (text: string, { adds }: Step): boolean => text.includes(`"${adds}":`);

/** The fields of a content that some release stored, as this one reads them. */
export const upcast = (content: Stored, steps = STEPS): Stored =>
  steps.reduce((read, step) => (step.adds in read ? read : step.from(read)), content);

/** The same from text to text: what this release stored is not parsed. */
export const upcastText = (text: string, steps = STEPS): string =>
  steps.every((step) => isCurrent(text, step))
    ? text
    : JSON.stringify(upcast(JSON.parse(text) as Stored, steps));
