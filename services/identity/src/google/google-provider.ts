import { randomUUID } from 'node:crypto';
import { googleCallback } from '@acordo/contracts/http/auth/google-callback';
import { Inject, Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import passport from 'passport';
import { CONFIG, type Config } from '../config.js';
import { SignInStrategy } from './sign-in-strategy.js';

/** Seconds for each call to the provider, while a browser waits. */
const TIMEOUT_S = 5;

/**
 * The identity provider (D11); its metadata are loaded at the first sign-in: the service starts without it, and a failed
 * attempt is not cached.
 */
@Injectable()
export class GoogleProvider {
  /** Of its strategy; passport has one list for the process. */
  readonly name = `google-${randomUUID()}`;
  private found: Promise<void> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.GOOGLE_CLIENT_ID !== undefined;
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
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, PUBLIC_URL } = this.config;
    if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) throw new Error('not configured');
    const configuration = await discovery(
      new URL(GOOGLE_ISSUER),
      GOOGLE_CLIENT_ID,
      { id_token_signed_response_alg: 'RS256' }, // one algorithm: nothing can be negotiated (attack 105)
      ClientSecretPost(GOOGLE_CLIENT_SECRET),
      {
        timeout: TIMEOUT_S,
        // By default the library trusts the connection instead of the ID token's signature; we require both (attack 109).
        execute: [
          enableNonRepudiationChecks,
          ...(GOOGLE_ISSUER.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      },
    );
    passport.use(this.name, new SignInStrategy(configuration, this.name, PUBLIC_URL + googleCallback.path));
  }
}
