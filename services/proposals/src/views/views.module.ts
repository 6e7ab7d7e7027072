import { Module } from '@nestjs/common';
import { RecordView } from './use-cases/record-view.js';
import { ViewsController } from './views.controller.js';

/** Who looked (D20). */
@Module({ controllers: [ViewsController], providers: [RecordView] })
export class ViewsModule {}
