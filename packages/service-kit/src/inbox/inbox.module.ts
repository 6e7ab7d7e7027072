import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { EventWorker } from './event-worker.js';
import { Inbox } from './inbox.js';
import { EVENT_HANDLERS, type EventHandler, INBOX_OPTIONS, type InboxOptions } from './inbox-options.js';
import { ConsumeEvent } from './consume-event.js';

/** Handles events of other services. Needs DatabaseModule and the table `inbox` in the service's schema. */
@Module({})
export class InboxModule {
  /** `handlers`: classes that this module creates, with what `imports` and global modules export. */
  static forRoot(
    options: InboxOptions,
    handlers: readonly Type<EventHandler>[],
    imports: NonNullable<ModuleMetadata['imports']> = [],
  ): DynamicModule {
    return {
      module: InboxModule,
      imports,
      providers: [
        { provide: INBOX_OPTIONS, useValue: options },
        ...handlers,
        {
          provide: EVENT_HANDLERS,
          useFactory: (...made: EventHandler[]) => made,
          inject: [...handlers],
        },
        Inbox,
        ConsumeEvent,
        EventWorker,
      ],
    };
  }
}
