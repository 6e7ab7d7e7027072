import { z } from 'zod';
import { defineCall } from '../../../call.js';
import { line } from '../../../fields/text.js';
import { PageQuery } from '../page.js';
import { UserRecord } from './user-record.js';

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/vitamina/users',
  who: 'admin',
  summary:
    'All users, newest first, one page; `Link: <…>; rel="next"` when there are more (D7). `q` looks into name and e-mail, without accents and case.',
  query: PageQuery.extend({ q: line(200).optional() }),
  responses: { 200: z.array(UserRecord) },
});
