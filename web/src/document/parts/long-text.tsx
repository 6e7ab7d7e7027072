import { Words } from './words';

/** A first paragraph up to this many characters is set larger. */
const LEAD = 320;

/** A paragraph field as its owner typed it: line breaks stay, words of any length wrap (D47 allows 20,000 characters). */
export function LongText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`whitespace-pre-line ${className}`}>
      <Words text={text} />
    </p>
  );
}

/** A text whose first paragraph is set apart: a short one as a lead, `initial` for a long one. */
export function LeadText({ text, lead, initial = '', className = '' }: LeadProps) {
  const [first = '', ...rest] = text.split(/\n\s*\n/);
  const look = first.length <= LEAD ? lead : initial;
  return (
    <>
      <LongText text={first} className={`${look} ${className}`} />
      {rest.length > 0 && <LongText text={rest.join('\n\n')} className={`mt-4 ${className}`} />}
    </>
  );
}

interface LeadProps {
  text: string;
  lead: string;
  initial?: string;
  className?: string;
}
