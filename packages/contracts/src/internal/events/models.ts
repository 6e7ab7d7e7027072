import type { z } from 'zod';
import { AccountClosed } from './account-closed.js';
import type { EventKind } from './kinds.js';

/** Kind → schema of its model. */
export const EVENT_MODELS = { 'account-closed': AccountClosed } as const satisfies Record<
  EventKind,
  z.ZodType
>;

export type EventModel<K extends EventKind> = z.output<(typeof EVENT_MODELS)[K]>;
