import { formatDateTime } from '@acordo/brazil/dates';
import type { Fact } from './email.js';

/** Whether the client has looked at all tells an owner what to do next (D20). */
export const lastView = (instant: string | null): Fact => ({
  label: 'Última visita',
  value: instant === null ? 'Ainda não foi vista' : formatDateTime(instant),
});
