import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { AuditController } from './audit.controller.js';
import { PanelController } from './panel.controller.js';
import { ChangeUser } from './use-cases/change-user.js';
import { ReadUsers } from './use-cases/read-users.js';

@Module({
  imports: [ActivityModule, AuditModule, SessionNewsModule],
  controllers: [PanelController, AuditController],
  providers: [ChangeUser, ReadUsers],
})
export class PanelModule {}
