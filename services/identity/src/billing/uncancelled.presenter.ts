import type { ResultOf } from '@acordo/contracts/call';
import type { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import type { FailingRow } from './persistence/cancellations.js';

export const presentUncancelled = (rows: readonly FailingRow[]): ResultOf<typeof readUncancelled> => ({
  total: rows[0]?.total ?? 0,
  assinaturas: rows.map(({ id, cliente_id, user_id, pedida_em, tentativas, proxima_em, falha }) => ({
    assinatura: id,
    cliente: cliente_id,
    usuario: user_id,
    desde: pedida_em,
    tentativas,
    proxima_em,
    falha,
  })),
});
