import { Content } from '@acordo/contracts/http/propostas/content';
import { upcastText } from '../../content/domain/stored-content.js';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ProposalVersionEntity } from '../../database/entities/proposal-version.js';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const p = parameters<{ id: string; userId: string }>();
const firstVersionStatement = statement(
  'proposal-first-version',
  sql`SELECT v.conteudo, p.criado_em FROM proposals p
   JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = 1
   WHERE p.id = ${p.id} AND p.user_id = ${p.userId} AND p.excluido_em IS NULL`,
).returning<Pick<ProposalVersionEntity, 'conteudo'> & Pick<ProposalEntity, 'criado_em'>>();

/** A proposal's first version; null when it is erased. */
export async function firstVersion(
  db: Queryable,
  id: string,
  userId: string,
): Promise<{ content: Content; createdAt: Date } | null> {
  const row = await one(db, firstVersionStatement, { id, userId });
  if (!row) return null;
  return {
    content: Content.parse(JSON.parse(upcastText(row.conteudo.toString('utf8')))),
    createdAt: row.criado_em,
  };
}
