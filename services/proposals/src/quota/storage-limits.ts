import type { StorageMb } from './domain/storage.js';

/** The configured storage of owners (docs/decisions/0029), as something to inject. */
export class StorageLimits {
  constructor(readonly value: StorageMb) {}
}
