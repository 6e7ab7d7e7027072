import type { getPublicProposal, PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { patience } from './patience';

const call = endpoint<typeof getPublicProposal>('GET', '/api/public/proposal/:token');

/** The proposal of a link. Unknown link: 404, expired: 410 (D15). */
export function loadProposal(token: string): Promise<PublicProposal> {
  return request(call, { params: { token } }, { signal: patience() });
}
