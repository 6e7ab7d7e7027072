import type { User } from '@acordo/contracts/http/auth/user';

/** What the browser stores of the user: after Google's redirect only these three are known (P30). */
export type SessionUser = Pick<User, 'id' | 'nome'> & Partial<User>;

const KEY = 'user';
const listeners = new Set<() => void>();
let fresh = false;
let left = false;
let read: { raw: string | null; user: SessionUser | null } = { raw: null, user: null };

/**
 * The cached user, or null. Only a cache (D44): the cookie decides. A missing, unparsable or id-less value is
 * cleared (P12). The same object comes back until the stored text changes.
 */
export function currentUser(): SessionUser | null {
  const raw = storedText();
  if (raw !== read.raw) read = { raw, user: parseUser(raw) };
  if (raw !== null && read.user === null) clearSession();
  return read.user;
}

/** Whether the user came from the server since this page was loaded; otherwise the guard verifies in the background. */
export function isSessionFresh(): boolean {
  return fresh;
}

/** Whether the user signed out, here or in another tab: then no data of theirs may be written any more (D44). */
export function hasLeft(): boolean {
  return left;
}

/** To be called before the browser's data of the user are cleared; the page is left, or `endSession` follows. */
export function markLeft(): void {
  left = true;
}

/** Stores a user that the server has just returned. */
export function startSession(user: SessionUser): void {
  fresh = true;
  left = false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // Storage may be forbidden; then every page load calls the server instead.
    read = { raw: null, user };
  }
  tell();
}

/** Drops the cached user; drafts stay, since the session may only have expired. */
export function endSession(): void {
  clearSession();
  tell();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function clearSession(): void {
  fresh = false;
  read = { raw: null, user: null };
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored if storage is forbidden.
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return read.raw;
  }
}

function parseUser(raw: string | null): SessionUser | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    return hasId(value) ? { nome: '', ...value } : null;
  } catch {
    return null;
  }
}

function hasId(value: unknown): value is Pick<SessionUser, 'id'> & Partial<SessionUser> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== ''
  );
}
