import { Module } from '@nestjs/common';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { PanelController } from './panel.controller.js';
import { ChangeUser } from './use-cases/change-user.js';
import { ReadUsers } from './use-cases/read-users.js';

@Module({ imports: [SessionNewsModule], controllers: [PanelController], providers: [ChangeUser, ReadUsers] })
export class PanelModule {}
