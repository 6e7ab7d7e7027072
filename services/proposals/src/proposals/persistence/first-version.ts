import { Content } from '@acordo/contracts/http/propostas/content';
import { upcastText } from '../../content/domain/stored-content.js';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const firstVersionStatement = statement(
  'proposal-first-version',
  `SELECT v.conteudo, p.criado_em FROM proposals p
   JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = 1
   WHERE p.id = $1 AND p.user_id = $2 AND p.excluido_em IS NULL`,
);

/** What a proposal was made of; null when it is gone. */
export async function firstVersion(
  db: Queryable,
  id: string,
  userId: string,
): Promise<{ content: Content; createdAt: Date } | null> {
  const row = await one<{ conteudo: Buffer; criado_em: Date }>(db, firstVersionStatement, [id, userId]);
  if (!row) return null;
  return {
    content: Content.parse(JSON.parse(upcastText(row.conteudo.toString('utf8')))),
    createdAt: row.criado_em,
  };
}
