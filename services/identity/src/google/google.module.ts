import type { Clock } from '@acordo/service-kit/clock/clock';
import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { GoogleLinkController } from './google-link.controller.js';
import { type GoogleClient, GoogleProvider } from './google-provider.js';
import { GoogleController } from './google.controller.js';
import { GoogleGuard } from './google.guard.js';
import { JoinAccount } from './join-account.js';
import { SignInSeal } from './sign-in-seal.js';
import { FinishSignIn } from './use-cases/finish-sign-in.js';
import { ReadGoogleLink } from './use-cases/read-google-link.js';
import { SignInWithGoogle } from './use-cases/sign-in-with-google.js';
import { UnlinkGoogle } from './use-cases/unlink-google.js';
import { UseSignIn } from './use-cases/use-sign-in.js';

@Module({})
export class GoogleModule {
  static with(client: GoogleClient, keys: Keys, clock: Clock): DynamicModule {
    return {
      module: GoogleModule,
      imports: [ActivityModule, SessionNewsModule],
      controllers: [GoogleController, GoogleLinkController],
      providers: [
        { provide: GoogleProvider, useValue: new GoogleProvider(client) },
        { provide: SignInSeal, useValue: new SignInSeal(keys, clock) },
        GoogleGuard,
        UseSignIn,
        JoinAccount,
        SignInWithGoogle,
        FinishSignIn,
        ReadGoogleLink,
        UnlinkGoogle,
      ],
    };
  }
}
