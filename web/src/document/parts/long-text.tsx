import { Words } from './words';

/** A paragraph field as its owner typed it: line breaks stay, words of any length wrap (D47 allows 20,000 characters). */
export function LongText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`whitespace-pre-line ${className}`}>
      <Words text={text} />
    </p>
  );
}
