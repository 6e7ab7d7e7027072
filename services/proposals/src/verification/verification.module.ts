import { Module } from '@nestjs/common';
import { VerifySignature } from './use-cases/verify-signature.js';
import { VerificationController } from './verification.controller.js';

/** What a verification code shows (D25). */
@Module({ controllers: [VerificationController], providers: [VerifySignature] })
export class VerificationModule {}
