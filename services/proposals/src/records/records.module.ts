import { Global, Module } from '@nestjs/common';
import { Agreement } from './agreement.js';

/** Global: code that shows a decision calls this first. */
@Global()
@Module({ providers: [Agreement], exports: [Agreement] })
export class RecordsModule {}
