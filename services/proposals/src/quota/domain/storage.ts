import type { Rights } from '@acordo/contracts/internal/caller';
import { monthlyLimit } from './limit.js';

const MB = 1_000_000;

/** Approximate bytes of an event with its details, its indexes and, if any, its link. */
export const EVENT_BYTES = 640;

/** Bytes of a rejection besides its reason: its row, and the additional part of its event. */
export const REJECTION_BYTES = 512;

/**
 * Bytes of each event after its proposal was deleted unsigned: the details are erased, history and links stay (D19). Otherwise
 * an owner could fill the disk by making links and deleting their proposals.
 */
export const LEFT_BYTES = 512;

/** From here on the owner is warned (docs/decisions/0029). */
const NEARLY = 0.8;

/** Megabytes that an owner may store: with the free plan, and without limit of proposals. */
export interface StorageMb {
  free: number;
  unlimited: number;
}

/** Bytes that this caller may store. */
export const storageLimit = (rights: Rights | null, { free, unlimited }: StorageMb): number =>
  (monthlyLimit(rights, 0) === null ? unlimited : free) * MB;

export const isNearlyFull = (used: number, max: number): boolean => used >= NEARLY * max;
