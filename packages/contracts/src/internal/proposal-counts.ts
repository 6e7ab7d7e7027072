import { z } from 'zod';
import { defineCall } from '../call.js';

/** Users in one request: a page of the panel. */
export const COUNTED_USERS_MAX = 200;

export const countProposalsOf = defineCall({
  method: 'POST',
  path: '/internal/proposals/counts',
  who: 'internal',
  summary: 'Existing proposals of each of these users (D46); one who has none is not in it.',
  body: z.object({ userIds: z.array(z.uuid()).max(COUNTED_USERS_MAX) }),
  responses: { 200: z.strictObject({ counts: z.record(z.uuid(), z.number().int()) }) },
});

export const countAllProposals = defineCall({
  method: 'GET',
  path: '/internal/proposals/count',
  who: 'internal',
  summary: 'Existing proposals of everybody.',
  responses: { 200: z.strictObject({ propostas: z.number().int() }) },
});
