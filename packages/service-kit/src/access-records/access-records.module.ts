import { Global, Module } from '@nestjs/common';
import { AccessRecords } from './access-records.js';
import { ForgetAccess } from './forget-access.js';

/** A service's access records. Needs DatabaseModule, the table `access_records` in its schema, and `access` in ServiceOptions. */
@Global()
@Module({ providers: [AccessRecords, ForgetAccess], exports: [AccessRecords, ForgetAccess] })
export class AccessRecordsModule {}
