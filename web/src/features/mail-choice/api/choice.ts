import type { chooseMails, MailChoice, readMailChoice } from '@acordo/contracts/http/emails/choice';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const read = endpoint<typeof readMailChoice>('GET', '/api/emails/escolha/:token');
const choose = endpoint<typeof chooseMails>('POST', '/api/emails/escolha/:token');

/** Throws ApiError: 404 for an invalid token; so does the other. */
export const readChoice = (token: string, signal: AbortSignal): Promise<MailChoice> =>
  request(read, { params: { token } }, { signal });

export const writeChoice = (token: string, parado: boolean): Promise<MailChoice> =>
  request(choose, { params: { token }, body: { parado } });
