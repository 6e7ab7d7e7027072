import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.js';
import { ListEvents } from './use-cases/list-events.js';

@Module({ controllers: [HistoryController], providers: [ListEvents] })
export class HistoryModule {}
