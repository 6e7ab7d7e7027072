import type { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';

const call = endpoint<typeof generateLink>('POST', '/api/propostas/:id/generate-link');

export interface PublicLink {
  url: string;
  /** Instant of the link's end (D15). */
  expiresAt: string;
}

/**
 * Makes the public link, or returns the valid one (D14). It sends an empty JSON body (P4); `replace` requests
 * another link of a signed proposal (D15). Throws ApiError.
 */
export async function makePublicLink(proposalId: string, { replace = false } = {}): Promise<PublicLink> {
  const body = replace ? { novo: true } : {};
  const response = await request(call, { params: { id: proposalId }, body });
  return { url: publicUrl(response.publicToken), expiresAt: response.link_expira_em };
}

/** P4: the public origin + /public/proposal/{publicToken}. */
export function publicUrl(token: string, origin: string = window.location.origin): string {
  return `${origin}/public/proposal/${encodeURIComponent(token)}`;
}
