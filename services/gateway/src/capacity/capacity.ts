import type { z } from 'zod';
import type { LaneName } from '../routing/route.js';
import { Memory } from './memory.js';
import { capacityVariables } from './variables.js';

type Settings = { [Name in keyof typeof capacityVariables]: z.output<(typeof capacityVariables)[Name]> };

const MB = 1024 * 1024;

/** The gateway's limits, from its configuration. */
export class Capacity {
  readonly bodies: Memory;
  readonly responses: Memory;
  /** Connections to each service. */
  readonly connections: Readonly<Record<LaneName, number>>;
  readonly waitMs: number;

  constructor(settings: Settings) {
    this.bodies = new Memory({
      what: 'bodies',
      total: settings.BODIES_MB * MB,
      perAddress: settings.BODIES_PER_ADDRESS_MB * MB,
    });
    this.responses = new Memory({
      what: 'responses',
      total: settings.ANSWERS_MB * MB,
      perAddress: settings.ANSWERS_PER_ADDRESS_MB * MB,
    });
    this.connections = {
      calls: settings.SERVICE_CONNECTIONS,
      sessions: settings.SERVICE_CONNECTIONS_SESSIONS,
      documents: settings.SERVICE_CONNECTIONS_DOCUMENTS,
      previews: settings.SERVICE_CONNECTIONS_PREVIEWS,
      files: settings.SERVICE_CONNECTIONS_FILES,
      archives: settings.SERVICE_CONNECTIONS_ARCHIVES,
    };
    this.waitMs = settings.SERVICE_WAIT_MS;
  }
}
