import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.js';
import { ActivityNotes } from './activity-notes.js';
import { RecordSignIn } from './record-sign-in.js';
import { ListActivity } from './use-cases/list-activity.js';

/** What happens to accounts: signing in and what belongs to it, kept for six months (D35). */
@Module({
  controllers: [ActivityController],
  providers: [ActivityNotes, RecordSignIn, ListActivity],
  exports: [ActivityNotes, RecordSignIn],
})
export class ActivityModule {}
