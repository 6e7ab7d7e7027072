import { type DynamicModule, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { REDIS } from '../redis/redis.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { RegistrationLimit } from './registration-limit.js';
import { FindContact } from './use-cases/find-contact.js';
import { RegisterUser } from './use-cases/register-user.js';
import { RecordDelivery } from './use-cases/record-delivery.js';
import { UsersController } from './users.controller.js';

@Module({})
export class UsersModule {
  static with(registrationsPerHour: number): DynamicModule {
    return {
      module: UsersModule,
      imports: [PasswordsModule, SessionNewsModule],
      controllers: [UsersController],
      providers: [
        {
          provide: RegistrationLimit,
          useFactory: (redis: Redis) => new RegistrationLimit(redis, registrationsPerHour),
          inject: [REDIS],
        },
        RegisterUser,
        FindContact,
        RecordDelivery,
      ],
    };
  }
}
