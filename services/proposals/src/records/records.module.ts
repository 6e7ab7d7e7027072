import { Global, Module } from '@nestjs/common';
import { Agreement } from './agreement.js';

/** Global: whatever shows a decision asks here first. */
@Global()
@Module({ providers: [Agreement], exports: [Agreement] })
export class RecordsModule {}
