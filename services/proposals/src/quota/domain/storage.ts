import type { Rights } from '@acordo/contracts/internal/caller';
import { monthlyLimit } from './limit.js';

const MB = 1_000_000;

/** Bytes that an event takes up with its details, its indexes and, where it has one, its link: about, and counted for each. */
export const EVENT_BYTES = 640;

/** What a rejection takes up beside its words: its row, and what its event has more than others. */
export const REJECTION_BYTES = 512;

/**
 * What is left of each event once its proposal was deleted unsigned: the details go, history and links stay (D19). Without it
 * somebody could fill the disk for ever, by making links and deleting what they were of.
 */
export const LEFT_BYTES = 512;

/** From here on the owner is told (docs/decisions/0029). */
const NEARLY = 0.8;

/** Megabytes that an owner may take up: with the free plan, and without limit of proposals. */
export interface StorageMb {
  free: number;
  unlimited: number;
}

/** Bytes that this caller may take up. */
export const storageLimit = (rights: Rights | null, { free, unlimited }: StorageMb): number =>
  (monthlyLimit(rights, 0) === null ? unlimited : free) * MB;

export const isNearlyFull = (used: number, max: number): boolean => used >= NEARLY * max;
