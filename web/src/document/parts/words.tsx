import { stretchesOf } from '@acordo/document/unbroken';

/**
 * A text whose hyphenated words, CEPs and telephones stay on one line, and which is copied and read out as typed. An
 * unbroken word is a separate box: unlike `nowrap` it still wraps inside if a column is narrower than the word.
 */
export function Words({ text }: { text: string }) {
  return stretchesOf(text).map((stretch, at) => (
    // The list never changes for the same text, so the index can be the key.
    <span key={at} className={stretch.kept ? 'inline-block' : undefined}>
      {stretch.text}
    </span>
  ));
}
