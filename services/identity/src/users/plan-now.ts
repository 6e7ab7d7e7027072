import { raw } from '@acordo/service-kit/database/sql';

/** D12: the plan that counts now; a paid one ends by the clock. For a question about `users` (a column `plano`). */
export const PLAN_NOW = raw(`CASE WHEN plano_ate <= agora() THEN 'gratuito' ELSE plano END AS plano`);
