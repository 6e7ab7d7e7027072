import { Module } from '@nestjs/common';
import { ActivityNotes } from './activity-notes.js';
import { ActivityController } from './activity.controller.js';
import { RecordSignIn } from './record-sign-in.js';
import { ListActivity } from './use-cases/list-activity.js';
import { ReadAccountActivity } from './use-cases/read-account-activity.js';

/** What happens to accounts: signing in and what belongs to it, kept for six months (D35). */
@Module({
  controllers: [ActivityController],
  providers: [ActivityNotes, RecordSignIn, ListActivity, ReadAccountActivity],
  exports: [ActivityNotes, RecordSignIn, ReadAccountActivity],
})
export class ActivityModule {}
