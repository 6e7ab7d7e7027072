import { FORM_COOKIE as COOKIE } from '@acordo/contracts/internal/sessions';
import type { FormKind, PageResponse } from '@acordo/contracts/page-renderer';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { TextCipher } from '@acordo/service-kit/secrets/text-cipher';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieParts } from '../sessions/cookies.js';
import type { Sent } from './read-form.js';

/** Seconds. Long enough to correct the form, short for a shared computer. */
const AGE_S = 30 * 60;
/** Characters of a cookie that every browser stores, and how many such cookies fit in a request. */
const MOST_EACH = 3_800;
const MOST_COOKIES = 2;
/** Only shows that cookies are stored. */
const ASKED = '1';
const PLAIN_PATH = /^\/[\w/-]+$/;

/** What was sent and not done. */
export interface SavedForm {
  readonly kind: FormKind;
  readonly sent: Sent;
  readonly refusal: PageResponse;
  readonly retryAt: string | null;
}

/** A browser deletes its cookies by itself, but not a copy of them: so the expiry is encrypted too. */
type Sealed = SavedForm & { readonly until: number };

/**
 * A refused form is stored in its own browser until it is corrected: encrypted, for half an hour, only for this link. So the page with the
 * reason can be reloaded and reached by Back, and what was typed is in no address and on no server (docs/decisions/0033).
 */
export class SavedForms {
  private readonly cipher: TextCipher;
  private readonly attributes: string;

  constructor(
    keys: Keys,
    publicUrl: string,
    private readonly now: () => number = Date.now,
  ) {
    this.cipher = new TextCipher(keys, 'kept forms');
    this.attributes = `HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  }

  /** Set with a new form: when the form is sent it shows whether this browser stores cookies. */
  ask(path: string, request: FastifyRequest, reply: FastifyReply): void {
    const hasSome = cookieParts(request.headers.cookie, COOKIE).length > 0;
    if (!hasSome && PLAIN_PATH.test(path)) this.set(reply, path, [ASKED], AGE_S);
  }

  /** False if the browser stores no cookies, or the form is too long for them. */
  keep(form: SavedForm, path: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!PLAIN_PATH.test(path) || cookieParts(request.headers.cookie, COOKIE).length === 0) return false;
    const sealed: Sealed = { ...form, until: this.now() + AGE_S * 1000 };
    const { cifrado, chave_id } = this.cipher.seal(JSON.stringify(sealed), path);
    const text = `${chave_id}.${cifrado.toString('base64url')}`;
    if (text.length > MOST_EACH * MOST_COOKIES) return false;
    this.set(reply, path, [text.slice(0, MOST_EACH), text.slice(MOST_EACH)], AGE_S);
    return true;
  }

  /** Null if nothing of this kind is stored for this link. */
  read(kind: FormKind, path: string, { headers }: FastifyRequest): SavedForm | null {
    const [chave_id, sealed] = cookieParts(headers.cookie, COOKIE).join('').split('.');
    if (!chave_id || !sealed) return null;
    try {
      const text = this.cipher.open({ chave_id, cifrado: Buffer.from(sealed, 'base64url') }, path);
      if (text === null) return null;
      const { until, ...form } = JSON.parse(text) as Sealed;
      return form.kind === kind && this.now() < until ? form : null;
    } catch {
      return null; // altered, or another link's
    }
  }

  /** After the decision, or if none is possible any more. */
  remove(path: string, request: FastifyRequest, reply: FastifyReply): void {
    if (PLAIN_PATH.test(path) && cookieParts(request.headers.cookie, COOKIE).length > 0)
      this.set(reply, path, [''], 0);
  }

  private set(reply: FastifyReply, path: string, values: readonly string[], age: number): void {
    const cookies = Array.from({ length: MOST_COOKIES }, (_, at) => {
      const value = values[at] ?? '';
      const lives = value === '' ? 0 : age;
      return `${COOKIE}_${at}=${value}; Path=${path}; Max-Age=${lives}; ${this.attributes}`;
    });
    // Only the first cookie is deleted if the others are not there.
    void reply.header('set-cookie', values[0] === ASKED ? cookies.slice(0, 1) : cookies);
  }
}
