import { Module } from '@nestjs/common';
import { PublicController } from './public.controller.js';
import { ViewsController } from './views.controller.js';
import { RecordView } from './use-cases/record-view.js';
import { ShowProposal } from './use-cases/show-proposal.js';

@Module({ controllers: [PublicController, ViewsController], providers: [ShowProposal, RecordView] })
export class PublicModule {}
