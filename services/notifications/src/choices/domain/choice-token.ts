import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import { MAIL_TOPICS, type MailTopic } from '@acordo/contracts/http/emails/choice';

/** The first signs, all of them verify (docs/decisions/0022). */
type Keys = readonly [Buffer, ...Buffer[]];

const MARK_BYTES = 32;
const SEAL_BYTES = 16;

/** Content of a token: one address, as an HMAC that cannot be made or read without the key, and one kind of emails. */
export interface Choice {
  topic: MailTopic;
  mark: Buffer;
}

const hmac = (key: Buffer, ...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest();

/** The address's HMAC under every key: what was stopped under an older one stays stopped. Compared without case (D22). */
export const marksOf = (keys: Keys, address: string): Buffer[] =>
  keys.map((key) => hmac(key, 'endereco\n', normalizeEmail(address)));

const seal = (key: Buffer, topic: number, mark: Buffer): Buffer =>
  hmac(key, 'escolha\n', Buffer.of(topic), mark).subarray(0, SEAL_BYTES);

/** Part of an email and its headers, so it does not expire. */
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
