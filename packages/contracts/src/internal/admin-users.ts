import { z } from 'zod';
import { defineCall } from '../call.js';
import { line } from '../fields/text.js';
import { UserRecord } from '../http/vitamina/users/user-record.js';
import { UserChange } from '../http/vitamina/users/update.js';
import { AfterQuery } from './position.js';

/** Identity's part of the panel's user record; the rest is proposals' count. */
export const KnownUser = UserRecord.omit({ proposal_count: true });
export type KnownUser = z.output<typeof KnownUser>;

/** For admin, in the calling administrator's name (kind `admin`). */
export const readUsers = defineCall({
  method: 'GET',
  path: '/internal/admin/users',
  who: 'internal',
  summary: 'Users, newest first, from a position on.',
  query: AfterQuery.extend({ q: line(200).default('') }),
  responses: { 200: z.strictObject({ users: z.array(KnownUser) }) },
  errors: ['ADMIN_SESSION_OVER'],
});

export const changeUser = defineCall({
  method: 'PUT',
  path: '/internal/admin/users/:id',
  who: 'internal',
  summary: 'Changes a user and records who did (D34).',
  params: z.object({ id: z.uuid() }),
  body: UserChange,
  responses: { 200: KnownUser },
  errors: ['ADMIN_SESSION_OVER', 'USER_NOT_FOUND', 'EMAIL_TAKEN', 'ADMIN_WITHOUT_LIMIT'],
});

export const countUsers = defineCall({
  method: 'GET',
  path: '/internal/admin/user-counts',
  who: 'internal',
  summary: 'Users, those with `is_admin`, those without a limit.',
  responses: {
    200: z.strictObject({
      usuarios: z.number().int(),
      administradores: z.number().int(),
      ilimitados: z.number().int(),
    }),
  },
  errors: ['ADMIN_SESSION_OVER'],
});

export const readAdministrator = defineCall({
  method: 'GET',
  path: '/internal/admin/me',
  who: 'internal',
  summary: 'The administrator who asks; null once the account is gone.',
  responses: { 200: z.strictObject({ email: z.string().nullable() }) },
  errors: ['ADMIN_SESSION_OVER'],
});
