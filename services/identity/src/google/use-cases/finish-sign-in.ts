import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable, Logger } from '@nestjs/common';
import { EndSession } from '../../sessions/use-cases/end-session.js';
import { landingAfter, landingOf } from '../domain/landing.js';
import { readProviderProfile } from '../domain/provider-profile.js';
import type { SignInStep } from '../domain/sign-in-step.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

export interface Landing {
  location: string;
  /** The new session's cookie value; null if none was opened. */
  token: string | null;
  /** A new device cookie, or null if the browser has one of this account (D48). */
  mark: string | null;
}

const NOBODY = { token: null, mark: null } as const;

/** The end of a sign-in: a page to go to, and a session on success. Never throws: a navigation ends on a page. */
@Injectable()
export class FinishSignIn {
  private readonly logger = new Logger('FinishSignIn');

  constructor(
    private readonly signInWithGoogle: SignInWithGoogle,
    private readonly endSession: EndSession,
  ) {}

  async execute(step: SignInStep, caller: Caller, givenMark: string | undefined): Promise<Landing> {
    if (step.kind === 'failed') return { location: landingAfter(step.error), ...NOBODY };
    const profile = step.kind === 'back' ? readProviderProfile(step.claims) : null;
    if (!profile) return { location: landingAfter('no_user_data'), ...NOBODY };
    try {
      const outcome = await this.signInWithGoogle.execute(profile, caller, givenMark);
      if (outcome === 'unlinked') return { location: landingAfter('google_disconnected'), ...NOBODY };
      const { user, token, mark } = outcome;
      await this.endSession.execute(caller); // the browser's cookie is about to be replaced, so the old session could not be ended later
      return { location: landingOf(user), token, mark };
    } catch (error) {
      this.logger.warn(`a sign-in was not finished: ${error instanceof Error ? error.message : ''}`);
      return { location: landingAfter('callback_error'), ...NOBODY };
    }
  }
}
