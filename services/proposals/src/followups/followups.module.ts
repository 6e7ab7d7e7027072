import { Module } from '@nestjs/common';
import { ConfirmedOwner } from './confirmed-owner.js';
import { NewLinkController } from './new-link.controller.js';
import { RemindersController } from './reminders.controller.js';
import { AskNewLink } from './use-cases/ask-new-link.js';
import { SendReminder } from './use-cases/send-reminder.js';
import { SetClientReminder } from './use-cases/set-client-reminder.js';

/** While an answer is awaited: reminders to the client (P119, P121), and the client's request for a new link (P118). */
@Module({
  controllers: [NewLinkController, RemindersController],
  providers: [AskNewLink, SendReminder, SetClientReminder, ConfirmedOwner],
})
export class FollowupsModule {}
