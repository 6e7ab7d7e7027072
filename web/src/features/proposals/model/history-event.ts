import type { EVENT_DETAILS, EventType } from '@acordo/contracts/http/propostas/events';
import type { z } from 'zod';

/** One event of the history, each type with its own details; null where they were erased (D19). */
export type HistoryEvent = {
  [T in EventType]: {
    tipo: T;
    em: string;
    detalhes: z.output<(typeof EVENT_DETAILS)[T]> | null;
  };
}[EventType];
