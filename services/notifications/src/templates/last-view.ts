import { formatDateTime } from '@acordo/brazil/dates';
import type { Fact } from './email.js';

/** Whether and when the client has looked (D20). */
export const lastView = (instant: string | null): Fact => ({
  label: 'Última visita',
  value: instant === null ? 'Ainda não foi vista' : formatDateTime(instant),
});
