import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module.js';
import { MailLimits, type MailPoints } from './mail-limits.js';
import { SendConfirmation } from './send-confirmation.js';

/** A noun below `account`: registration sends the confirmation too, and closing counts its email. */
@Module({})
export class AccountMailsModule {
  static with(points: MailPoints): DynamicModule {
    return {
      module: AccountMailsModule,
      global: true,
      providers: [
        { provide: MailLimits, useFactory: (redis: Redis) => new MailLimits(redis, points), inject: [REDIS] },
        SendConfirmation,
      ],
      exports: [MailLimits, SendConfirmation],
    };
  }
}
