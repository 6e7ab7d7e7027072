import type { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import type { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';

/** product.md point 7 sends an empty JSON body; the contract, which reads none, doesn't list it. */
type WithEmptyBody = typeof generateLink & { readonly body: z.ZodType<unknown, Record<string, never>> };

const call = endpoint<WithEmptyBody>('POST', '/api/propostas/:id/generate-link');

export interface PublicLink {
  url: string;
  /** Instant of the link's end (D15). */
  expiresAt: string;
}

/** Makes the public link, or gives the one that lives (D14). Throws ApiError. */
export async function makePublicLink(proposalId: string): Promise<PublicLink> {
  const answer = await request(call, { params: { id: proposalId }, body: {} });
  return { url: publicUrl(answer.publicToken), expiresAt: answer.link_expira_em };
}

/** product.md point 7: the public origin + /public/proposal/{publicToken}. */
export function publicUrl(token: string, origin: string = window.location.origin): string {
  return `${origin}/public/proposal/${encodeURIComponent(token)}`;
}
