import { Global, Module } from '@nestjs/common';
import { AccessRecords } from './access-records.js';
import { DeleteOldAccessRecords } from './delete-old-access-records.js';

/** A service's access records. Needs DatabaseModule, the table `access_records` in its schema, and `access` in ServiceOptions. */
@Global()
@Module({
  providers: [AccessRecords, DeleteOldAccessRecords],
  exports: [AccessRecords, DeleteOldAccessRecords],
})
export class AccessRecordsModule {}
