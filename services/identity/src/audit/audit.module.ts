import { Module } from '@nestjs/common';
import { ReadOwnAudit } from './use-cases/read-own-audit.js';

@Module({ providers: [ReadOwnAudit], exports: [ReadOwnAudit] })
export class AuditModule {}
