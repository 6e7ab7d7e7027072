import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ConfirmationModule } from '../account/confirmation.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { RegistrationLimit } from './registration-limit.js';
import { FindContact } from './use-cases/find-contact.js';
import { RegisterUser } from './use-cases/register-user.js';
import { TellDelivery } from './use-cases/tell-delivery.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [ConfirmationModule, PasswordsModule, SessionsModule],
  controllers: [UsersController],
  providers: [RegistrationLimit, RegisterUser, FindContact, TellDelivery],
})
export class UsersModule {}
