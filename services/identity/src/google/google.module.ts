import { Clock } from '@acordo/service-kit/clock/clock';
import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { CONFIG, type Config } from '../config.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { GoogleController } from './google.controller.js';
import { GoogleGuard } from './google.guard.js';
import { GoogleProvider } from './google-provider.js';
import { SignInSeal } from './sign-in-seal.js';
import { FinishSignIn } from './use-cases/finish-sign-in.js';
import { SignInWithGoogle } from './use-cases/sign-in-with-google.js';
import { UseSignIn } from './use-cases/use-sign-in.js';

@Module({
  imports: [ActivityModule, SessionsModule],
  controllers: [GoogleController],
  providers: [
    { provide: Clock, useFactory: (config: Config) => new Clock(config.CLOCK_SHIFT), inject: [CONFIG] },
    GoogleProvider,
    SignInSeal,
    GoogleGuard,
    UseSignIn,
    SignInWithGoogle,
    FinishSignIn,
  ],
})
export class GoogleModule {}
