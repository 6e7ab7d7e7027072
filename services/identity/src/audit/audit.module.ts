import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { ReadOwnAudit } from './use-cases/read-own-audit.js';

@Module({ controllers: [AuditController], providers: [ReadOwnAudit] })
export class AuditModule {}
