import { isPlainAddress } from '@acordo/contracts/email-address';
import type { EmailContent, Fact, Item, Site } from '../email.js';
import { bracketed } from './link-like.js';

/** The same email without markup. Names and titles are one line here too, so that none can imitate another part. */
export function plainText(content: EmailContent, site: Site): string {
  const { sender, headline, lead, signature, quote, items = [], facts, hint, action, why, stop } = content;
  const blocks = [
    typed(sender || site.appName),
    `${headline}\n${typed(lead)}`,
    signature && `${typed(signature.name)} <${addressOr(signature.caption)}>`,
    quote && `${quote.label}:\n${quoted(quote.text)}`,
    ...items.map(item),
    hint,
    `${action.label}:\n${action.url}`,
    facts.map(fact).join('\n'),
    `--\n${typed(why)}${stop ? `\n${STOP}:\n${stop}` : ''}\n${site.appName}: ${site.publicUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const STOP = 'Não quer receber mensagens como esta neste endereço? Pare por aqui';

const item = ({ headline, lead, detail, label, url }: Item): string =>
  `* ${headline}\n  ${typed(lead)}${detail ? `\n  ${typed(detail)}` : ''}\n  ${label}:\n  ${url}`;

const fact = ({ label, value, detail }: Fact): string =>
  `${label}: ${typed(value)}${detail ? `\n  ${typed(detail)}` : ''}`;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${typed(line)}`)
    .join('\n');

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** On one line, and changed so that no program turns it into a link (docs/decisions/0030). */
const typed = (text: string): string => bracketed(oneLine(text));

/** An email address stays unchanged; any other text in its field must not look like one. */
const addressOr = (text: string): string => (isPlainAddress(text) ? text : typed(text));
