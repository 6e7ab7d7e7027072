import type { MailKind } from '@acordo/contracts/internal/mail/kinds';
import type { MailModel } from '@acordo/contracts/internal/mail/models';

/** A frozen message: its kind and the model of that kind. */
export type Email = { [K in MailKind]: { kind: K; model: MailModel<K> } }[MailKind];

/** The product's name and address in emails (D1). */
export interface Site {
  appName: string;
  /** Without a slash at the end. */
  publicUrl: string;
}

/** What is added to an email when it is sent. */
export interface Enclosed {
  /** Address of the public link; '' where it is closed, or the email has none. */
  link: string;
  /** The one-time token of a link about an account; '' where the email has none. */
  token: string;
  /** Page for stopping emails of this kind, for recipients who are not our users; '' for users. */
  stop?: string;
  /** Whether the signed document is attached. */
  pdf: boolean;
  /** Whether the company's logo is attached, as the part `LOGO_CID`. */
  logo: boolean;
  /** Whether the signer's name in handwriting is attached, as the part `SIGNATURE_CID`. */
  signature: boolean;
}

/** Names of these parts of the message, as the HTML refers to them (RFC 2392). */
export const LOGO_CID = 'logo@acordo';
export const SIGNATURE_CID = 'assinatura@acordo';

/** One line of the facts table; `detail` is below in smaller type. */
export interface Fact {
  label: string;
  value: string;
  detail?: string;
  /** Codes and hashes. */
  mono?: boolean;
}

/** One of several notices of an email, with its own link. */
export interface Item {
  headline: string;
  lead: string;
  detail: string;
  label: string;
  url: string;
}

/** The content of an email. Both forms, text and HTML, are made only from this, so that they agree. */
export interface EmailContent {
  /** The company that sends it to its client; '' is the product. */
  sender: string;
  replyTo: string;
  /** Whom `replyTo` belongs to; the sender without. */
  replyName?: string;
  /** Colour of the action, '#RRGGBB'; ours where there is none. Its text is black or white (D26). */
  brand?: string;
  /** Whether the company's logo is above its name. */
  logo?: boolean;
  subject: string;
  /** What inbox lists show beside the subject. */
  preheader: string;
  headline: string;
  lead: string;
  /** The text below the lead if several notices share one message: what neither headline nor lead has. */
  brief?: string;
  /** A name in handwriting: as the attached image, or in a script font of the reader's device. */
  signature?: { name: string; caption: string; image: boolean };
  /** Somebody's own words. */
  quote?: { label: string; text: string };
  items?: Item[];
  facts: Fact[];
  hint?: string;
  action: { label: string; url: string };
  /** The page for stopping emails of this kind, for recipients who are not our users. */
  stop?: string;
  /** Why this person gets the email. */
  why: string;
}
