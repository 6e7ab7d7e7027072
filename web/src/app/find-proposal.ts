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
/** Begins like 128 bits in base64url (D15); the server removes characters that a chat has added to the end. */
const TOKEN = /^[\w-]{22}.{0,490}$/su;

export type Found =
  | { at: 'owner' | 'nowhere' }
  | { at: 'link'; token: string }
  | { at: 'older'; proposal: OlderProposal };

/**
 * What an address /proposal/{id} means (D23): a link's token, an own proposal's id where there is a session, an id of this
 * browser's old storage, or nothing. Throws ApiError if the server could not be reached and this browser has no such id.
 */
export async function findProposal(id: string, signal: AbortSignal): Promise<Found> {
  const older = findOlder(id);
  try {
    if (UUID.test(id)) {
      if (await isOwn(id, signal)) return { at: 'owner' };
    } else if (TOKEN.test(id)) {
      const token = await tokenOf(id, signal);
      if (token !== null) return { at: 'link', token };
    }
  } catch (error) {
    if (!older || !(error instanceof ApiError)) throw error;
  }
  return older ? { at: 'older', proposal: older } : { at: 'nowhere' };
}

async function isOwn(id: string, signal: AbortSignal): Promise<boolean> {
  if (!(await askSession(signal))) return false;
  return (await unlessAbsent(request(own, { params: { id } }, { signal }))) !== null;
}

/** The link's own token (D16). An expired link (410) was one: its page says so. */
async function tokenOf(given: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await unlessAbsent(request(shared, { params: { token: given } }, { signal })))?.id ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return given;
    throw error;
  }
}

async function unlessAbsent<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && [401, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
