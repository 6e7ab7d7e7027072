import { raw } from '@acordo/service-kit/database/sql';

/** D12: the current plan; a paid one ends by the clock. For a query on `users` (a column `plano`). */
export const PLAN_NOW = raw(`CASE WHEN plano_ate <= agora() THEN 'gratuito' ELSE plano END AS plano`);
