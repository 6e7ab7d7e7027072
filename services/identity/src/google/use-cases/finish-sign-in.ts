import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable, Logger } from '@nestjs/common';
import { EndSession } from '../../sessions/use-cases/end-session.js';
import { landingAfter, landingOf } from '../domain/landing.js';
import { readProfile } from '../domain/profile.js';
import type { SignInStep } from '../domain/sign-in-step.js';
import { SignInWithGoogle } from './sign-in-with-google.js';

export interface Landing {
  location: string;
  /** The new session's cookie value; null where none was opened. */
  token: string | null;
}

/** The end of a sign-in: a page to go to, and a session where all went well. Never throws: a navigation ends on a page. */
@Injectable()
export class FinishSignIn {
  private readonly logger = new Logger('FinishSignIn');

  constructor(
    private readonly signInWithGoogle: SignInWithGoogle,
    private readonly endSession: EndSession,
  ) {}

  async execute(step: SignInStep, caller: Caller): Promise<Landing> {
    if (step.kind === 'failed') return { location: landingAfter(step.error), token: null };
    const profile = step.kind === 'back' ? readProfile(step.claims) : null;
    if (!profile) return { location: landingAfter('no_user_data'), token: null };
    try {
      const outcome = await this.signInWithGoogle.execute(profile, caller);
      if (outcome === 'unlinked') return { location: landingAfter('google_disconnected'), token: null };
      const { user, token } = outcome;
      await this.endSession.execute(caller); // the browser's cookie is about to be replaced: nobody could end it later
      return { location: landingOf(user), token };
    } catch (error) {
      this.logger.warn(`a sign-in was not finished: ${error instanceof Error ? error.message : ''}`);
      return { location: landingAfter('callback_error'), token: null };
    }
  }
}
