import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PanelController } from './panel.controller.js';
import { ChangeUser } from './use-cases/change-user.js';
import { ReadUsers } from './use-cases/read-users.js';

@Module({ imports: [SessionsModule], controllers: [PanelController], providers: [ChangeUser, ReadUsers] })
export class PanelModule {}
