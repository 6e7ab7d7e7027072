import type { getProposal } from '@acordo/contracts/http/propostas/get';
import type { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { OlderProposal } from '../features/older-review/model/older-proposal';
import { findOlder } from '../features/older-review/older-storage';
import { ApiError } from '../shared/http/api-error';
import { endpoint } from '../shared/http/endpoint';
import { request } from '../shared/http/request';
import { askSession } from '../shared/session/ask-session';

const own = endpoint<typeof getProposal>('GET', '/api/propostas/:id');
const shared = endpoint<typeof getPublicProposal>('GET', '/api/public/proposal/:token');

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** 128 bits in base64url (D15). */
const TOKEN = /^[\w-]{22,512}$/;

export type Found = { at: 'link' | 'owner' | 'nowhere' } | { at: 'older'; proposal: OlderProposal };

/**
 * What an address /proposal/{id} means (D23): a link's token, an own proposal's id where there is a session, an id of this
 * browser's old storage, or nothing. Throws ApiError where the server could not be asked and this browser knows nothing.
 */
export async function findProposal(id: string, signal: AbortSignal): Promise<Found> {
  const older = findOlder(id);
  try {
    if (UUID.test(id)) {
      if (await isOwn(id, signal)) return { at: 'owner' };
    } else if (TOKEN.test(id) && (await isLink(id, signal))) return { at: 'link' };
  } catch (error) {
    if (!older || !(error instanceof ApiError)) throw error;
  }
  return older ? { at: 'older', proposal: older } : { at: 'nowhere' };
}

async function isOwn(id: string, signal: AbortSignal): Promise<boolean> {
  if (!(await askSession(signal))) return false;
  return exists(request(own, { params: { id } }, { signal }));
}

/** An expired link (410) was one: its page says so. */
async function isLink(token: string, signal: AbortSignal): Promise<boolean> {
  return exists(request(shared, { params: { token } }, { signal }));
}

async function exists(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return true;
    if ([401, 404, 422].includes(error.status)) return false;
    throw error;
  }
}
