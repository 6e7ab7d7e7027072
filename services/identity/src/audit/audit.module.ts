import { Module } from '@nestjs/common';
import { ReadAccountActivity } from '../activity/use-cases/read-account-activity.js';
import { AuditController } from './audit.controller.js';
import { ReadOwnAudit } from './use-cases/read-own-audit.js';

@Module({ controllers: [AuditController], providers: [ReadOwnAudit, ReadAccountActivity] })
export class AuditModule {}
