import { Module } from '@nestjs/common';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { RegistrationLimit } from './registration-limit.js';
import { FindContact } from './use-cases/find-contact.js';
import { RegisterUser } from './use-cases/register-user.js';
import { TellDelivery } from './use-cases/tell-delivery.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [AccountMailsModule, PasswordsModule, SessionNewsModule],
  controllers: [UsersController],
  providers: [RegistrationLimit, RegisterUser, FindContact, TellDelivery],
})
export class UsersModule {}
