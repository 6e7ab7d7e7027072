/** D12: the plan that counts now; a paid one ends by the clock. For a question about `users` (a column `plano`). */
export const PLAN_NOW = `CASE WHEN plano_ate <= agora() THEN 'gratuito' ELSE plano END AS plano`;
