import { Module } from '@nestjs/common';
import { ForgetKeys } from './forget-keys.js';

@Module({ providers: [ForgetKeys] })
export class IdempotencyModule {}
