import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { GoogleLinkController } from './google-link.controller.js';
import { GoogleProvider } from './google-provider.js';
import { GoogleController } from './google.controller.js';
import { GoogleGuard } from './google.guard.js';
import { JoinAccount } from './join-account.js';
import { SignInSeal } from './sign-in-seal.js';
import { FinishSignIn } from './use-cases/finish-sign-in.js';
import { ReadGoogleLink } from './use-cases/read-google-link.js';
import { SignInWithGoogle } from './use-cases/sign-in-with-google.js';
import { UnlinkGoogle } from './use-cases/unlink-google.js';
import { UseSignIn } from './use-cases/use-sign-in.js';

@Module({
  imports: [ActivityModule, SessionNewsModule, SessionsModule],
  controllers: [GoogleController, GoogleLinkController],
  providers: [
    GoogleProvider,
    SignInSeal,
    GoogleGuard,
    UseSignIn,
    JoinAccount,
    SignInWithGoogle,
    FinishSignIn,
    ReadGoogleLink,
    UnlinkGoogle,
  ],
})
export class GoogleModule {}
