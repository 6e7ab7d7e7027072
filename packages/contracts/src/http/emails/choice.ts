import { z } from 'zod';
import { defineCall } from '../../call.js';

/** Emails that can be stopped: copies of what they signed, or notices of an account made with their address. */
export const MAIL_TOPICS = ['copias', 'avisos'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** For one address and one topic; contains neither the address nor anything of a proposal. */
const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{66}$/) });
const Choice = z.strictObject({ assunto: z.enum(MAIL_TOPICS), parado: z.boolean() });
export type MailChoice = z.output<typeof Choice>;

export const readMailChoice = defineCall({
  method: 'GET',
  path: '/api/emails/escolha/:token',
  who: 'public',
  summary: 'Whether e-mails of this kind to the address of the token were stopped.',
  params,
  responses: { 200: Choice },
  errors: ['NOT_FOUND'],
});

export const chooseMails = defineCall({
  method: 'POST',
  path: '/api/emails/escolha/:token',
  who: 'public',
  summary: 'Stops e-mails of this kind to the address of the token, or takes that back. Idempotent.',
  params,
  body: z.object({ parado: z.boolean() }),
  responses: { 200: Choice },
  errors: ['NOT_FOUND'],
});

/** RFC 8058: what a mail program sends when its own button is pressed; the body is not read. */
export const stopMails = defineCall({
  method: 'POST',
  path: '/api/emails/parar/:token',
  who: 'public',
  summary:
    'One click in a mail program (List-Unsubscribe-Post): stops e-mails of this kind to the address of the token.',
  params,
  takes: 'raw',
  responses: { 204: z.undefined() },
  errors: ['NOT_FOUND'],
});

export const openMailChoice = defineCall({
  method: 'GET',
  path: '/api/emails/parar/:token',
  who: 'public',
  summary: 'The same address opened in a browser: leads to the page with the button and changes nothing.',
  params,
  responses: { 302: z.undefined() },
});
