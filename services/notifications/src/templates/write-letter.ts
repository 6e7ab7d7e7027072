import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import type { MailModel } from '@acordo/contracts/internal/mail/models';
import { htmlPage } from './layout/html-page.js';
import { plainText } from './layout/plain-text.js';
import type { Content, Letter, Site } from './letter.js';
import { proposalRejected } from './proposal-rejected.js';
import { proposalSigned } from './proposal-signed.js';

/** What each kind of letter says (D29). */
const WORDS: { [K in MailKind]: (model: MailModel<K>, site: Site) => Content } = {
  'proposal-signed': proposalSigned,
  'proposal-rejected': proposalRejected,
};

export interface WrittenLetter {
  sender: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** A letter in both forms. Pure. */
export function writeLetter(letter: Letter, site: Site): WrittenLetter {
  const words = WORDS[letter.kind] as (model: Letter['model'], site: Site) => Content;
  const content = words(letter.model, site);
  const { sender, replyTo, subject } = content;
  return {
    sender,
    replyTo,
    subject,
    text: plainText(content, site),
    html: htmlPage(content, site).toString(),
  };
}
