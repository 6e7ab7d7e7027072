import { randomUUID } from 'node:crypto';
import { googleCallback } from '@acordo/contracts/http/auth/google-callback';
import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import passport from 'passport';
import { SignInStrategy } from './sign-in-strategy.js';

/** Seconds for each call to the provider, while a browser waits. */
const TIMEOUT_S = 5;

export interface GoogleClient {
  /** Without it there is no sign-in with Google. */
  id?: string;
  secret?: string;
  issuer: string;
  /** Where the provider sends browsers back to. */
  publicUrl: string;
}

/**
 * The identity provider (D11); its metadata are loaded at the first sign-in: the service starts without it, and a failed
 * attempt is not cached.
 */
export class GoogleProvider {
  /** Of its strategy; passport has one list for the process. */
  readonly name = `google-${randomUUID()}`;
  private found: Promise<void> | null = null;

  constructor(private readonly client: GoogleClient) {}

  get isConfigured(): boolean {
    return this.client.id !== undefined;
  }

  /** Resolves once its strategy can be used. Throws when there is none, or its metadata cannot be loaded. */
  ready(): Promise<void> {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = null;
      throw error;
    });
    return this.found;
  }

  private async discover(): Promise<void> {
    const { id, secret, issuer, publicUrl } = this.client;
    if (!id || !secret) throw new Error('not configured');
    const configuration = await discovery(
      new URL(issuer),
      id,
      { id_token_signed_response_alg: 'RS256' }, // one algorithm: nothing can be negotiated (attack 105)
      ClientSecretPost(secret),
      {
        timeout: TIMEOUT_S,
        // By default the library trusts the connection instead of the ID token's signature; we require both (attack 109).
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      },
    );
    passport.use(this.name, new SignInStrategy(configuration, this.name, publicUrl + googleCallback.path));
  }
}
