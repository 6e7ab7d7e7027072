import type { Content, Fact, Site } from '../letter.js';

/** The same letter without markup. Names and titles are one line here too, so that none can pose as another part. */
export function plainText(content: Content, site: Site): string {
  const { sender, headline, lead, signature, quote, facts, hint, action, why } = content;
  const blocks = [
    oneLine(sender || site.appName),
    `${headline}\n${oneLine(lead)}`,
    signature && `${oneLine(signature.name)} <${oneLine(signature.caption)}>`,
    quote && `${quote.label}:\n${quoted(quote.text)}`,
    hint,
    `${action.label}:\n${action.url}`,
    facts.map(fact).join('\n'),
    `--\n${why}\n${site.appName}: ${site.publicUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const fact = ({ label, value, detail }: Fact): string =>
  `${label}: ${oneLine(value)}${detail ? `\n  ${oneLine(detail)}` : ''}`;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${oneLine(line)}`)
    .join('\n');

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
