import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { MakeFirstAdmin } from './use-cases/make-first-admin.js';

@Module({ imports: [PasswordsModule], providers: [MakeFirstAdmin] })
export class AdminsModule {}
