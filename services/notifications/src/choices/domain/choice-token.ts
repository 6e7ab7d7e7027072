import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import { MAIL_TOPICS, type MailTopic } from '@acordo/contracts/http/emails/choice';

/** The first makes what is new, all of them read (docs/decisions/0022). */
type Keys = readonly [Buffer, ...Buffer[]];

const MARK_BYTES = 32;
const SEAL_BYTES = 16;

/** What a token is about: one address, as a mark that nobody without the key can make or read, and one kind of mails. */
export interface Choice {
  topic: MailTopic;
  mark: Buffer;
}

const hmac = (key: Buffer, ...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest();

/** The address under every key: what was stopped under an older one stays so. Compared without case (D22). */
export const marksOf = (keys: Keys, address: string): Buffer[] =>
  keys.map((key) => hmac(key, 'endereco\n', normalizeEmail(address)));

const seal = (key: Buffer, topic: number, mark: Buffer): Buffer =>
  hmac(key, 'escolha\n', Buffer.of(topic), mark).subarray(0, SEAL_BYTES);

/** Stands in a mail and in its headers for as long as the mail does: it has no end. */
export function choiceToken(keys: Keys, topic: MailTopic, address: string): string {
  const number = MAIL_TOPICS.indexOf(topic);
  const mark = hmac(keys[0], 'endereco\n', normalizeEmail(address));
  return Buffer.concat([Buffer.of(number), mark, seal(keys[0], number, mark)]).toString('base64url');
}

/** Null for a token that we did not make. */
export function readChoiceToken(keys: Keys, token: string): Choice | null {
  const bytes = Buffer.from(token, 'base64url');
  const [number = -1] = bytes;
  const topic = MAIL_TOPICS[number];
  if (!topic || bytes.length !== 1 + MARK_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token)
    return null;
  const mark = bytes.subarray(1, 1 + MARK_BYTES);
  const given = bytes.subarray(1 + MARK_BYTES);
  return keys.some((key) => timingSafeEqual(seal(key, number, mark), given)) ? { topic, mark } : null;
}
