import { stretchesOf } from '@acordo/document/unbroken';

/**
 * A text whose hyphenated words, CEPs and telephones stay on one line, and which is copied and read out as it was typed. A
 * kept word is a box of its own: unlike `nowrap` it still wraps inside where a column is narrower than the word.
 */
export function Words({ text }: { text: string }) {
  return stretchesOf(text).map((stretch, at) => (
    // Nothing is ever inserted: another text is another list.
    <span key={at} className={stretch.kept ? 'inline-block' : undefined}>
      {stretch.text}
    </span>
  ));
}
