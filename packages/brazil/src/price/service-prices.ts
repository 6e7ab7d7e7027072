import type { Level } from './complexity.js';

/** Service prices that belong to a level, in centavos. */
export interface ServicePrices {
  server: number;
  email: number;
  support: number;
}

const BY_LEVEL: Record<Level, ServicePrices> = {
  basic: { server: 300_00, email: 150_00, support: 200_00 },
  intermediate: { server: 500_00, email: 250_00, support: 400_00 },
  advanced: { server: 800_00, email: 400_00, support: 700_00 },
  enterprise: { server: 1200_00, email: 600_00, support: 1200_00 },
};

/** Web server, email server and support by level (P103). The admin panel is not part of a suggestion. */
export function servicePrices(level: Level): ServicePrices {
  return { ...BY_LEVEL[level] };
}
