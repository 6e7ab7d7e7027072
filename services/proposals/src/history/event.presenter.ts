import type { ResultOf } from '@acordo/contracts/call';
import { EVENT_DETAILS, type EventType, type proposalEvents } from '@acordo/contracts/http/propostas/events';
import { isAsWritten } from './domain/verify-chain.js';
import type { EventRow } from './persistence/own-events.js';

type HttpResponse = ResultOf<typeof proposalEvents>;

/**
 * Only what the contract lists for the type is sent; not the rest of the stored details, and nothing of an event that was
 * altered.
 */
export const presentEvents = (rows: readonly EventRow[]): HttpResponse =>
  rows.map((row) => {
    const { tipo, em, sal, detalhes } = row;
    const details = sal && detalhes !== null ? { sal, detalhes } : null;
    if (!isAsWritten(row, details)) return { tipo, em, detalhes: null, em_verificacao: true };
    return { tipo, em, detalhes: shown(tipo, detalhes) };
  }) as HttpResponse;

function shown(tipo: EventType, stored: string | null): object | null {
  if (stored === null) return null;
  const details = JSON.parse(stored) as Record<string, unknown>;
  const names = Object.keys(EVENT_DETAILS[tipo].shape).filter((name) => name in details);
  return Object.fromEntries(names.map((name) => [name, details[name]]));
}
