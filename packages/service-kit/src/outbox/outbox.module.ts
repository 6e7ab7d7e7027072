import { type DynamicModule, Module } from '@nestjs/common';
import { outboxController } from './outbox.controller.js';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxReconciler } from './outbox-reconciler.js';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';

/**
 * A service's outbox: `Outbox` for use cases, relay and reconciler, the internal calls for its readers. Needs
 * DatabaseModule and the table `outbox` in the service's schema.
 */
@Module({})
export class OutboxModule {
  static forRoot(options: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      controllers: [outboxController(options)],
      providers: [{ provide: OUTBOX_OPTIONS, useValue: options }, OutboxRelay, OutboxReconciler, Outbox],
      exports: [Outbox],
    };
  }
}
