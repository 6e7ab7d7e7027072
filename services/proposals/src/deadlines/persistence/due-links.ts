import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, type Sql, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { ProposalLinkEntity } from '../../database/entities/proposal-link.js';
import { IS_KEPT } from '../../accounts/open-account.js';
import { changes } from '../../states/state-sql.js';

/** A valid link that is due, with the data for its owner's notice. `expira_em` (the last second, D15) and `criado_em` are its own. */
export type DueLink = Pick<ProposalLinkEntity, 'expira_em' | 'criado_em'> &
  Pick<
    ProposalEntity,
    | 'id'
    | 'user_id'
    | 'chain_len'
    | 'chain_head'
    | 'titulo'
    | 'cliente_nome'
    | 'cliente_email'
    | 'vista_ultima_em'
    | 'lembrete_em'
  > & {
    link_id: string;
    /** The effective one (D14). */
    status: Status;
    /** Expired, but not stored yet. */
    unwritten: boolean;
    empresa_nome: string;
    empresa_email: string;
    empresa_logo: string;
    empresa_cor: string;
    now: Date;
  };

const turnStatement = statement(
  'deadline-turn',
  sql`SELECT pg_try_advisory_xact_lock(hashtextextended('acordo:proposals:deadlines', 0)) AS free`,
).returning<{ free: boolean }>();

/** One copy of the service at a time, until the transaction ends; the others skip this run. */
export const takeDeadlinesTurn = async (tx: Tx): Promise<boolean> =>
  (await one(tx, turnStatement))?.free ?? false;

const p = parameters<{ most: number; days: number }>();

// The owner of a closed account gets no more notices; its unsigned links do not work (D37).
// A proposal that is being signed or edited is left for the next run, so that nothing waits.
// agora() is in a subquery: it is called once, and its result can be used with the index.
const due = <Values extends object>(name: string, when: Sql<Values>) =>
  statement(
    name,
    sql`SELECT l.id AS link_id, l.expira_em, l.criado_em, p.id, p.user_id, status_atual(p.status, p.link_expira_em) AS status,
       ${changes('expire', 'p.status')} AND link_acabou(p.link_expira_em) AS unwritten, p.chain_len, p.chain_head,
       p.titulo, p.cliente_nome, p.cliente_email, p.vista_ultima_em, p.lembrete_em,
       coalesce(c.nome_empresa, '') AS empresa_nome, coalesce(c.email_empresa, '') AS empresa_email,
       coalesce(c.logo_url, '') AS empresa_logo, coalesce(c.cor_primaria, '') AS empresa_cor, agora() AS now
     FROM proposal_links l
     JOIN proposals p ON p.id = l.proposal_id AND p.link_id = l.id
     LEFT JOIN company_settings c ON c.user_id = p.user_id
     WHERE l.encerrado_em IS NULL AND l.acabou_em IS NULL AND ${IS_KEPT} AND ${when}
     ORDER BY l.expira_em LIMIT ${p.most} FOR UPDATE OF p, l SKIP LOCKED`,
  ).returning<DueLink>();

const endedStatement = due('deadline-ended', sql`l.expira_em <= (SELECT agora() - interval '1 second')`);
/** Expired links that are not handled yet, the oldest first; locked. */
export const endedLinks = (tx: Tx, most: number): Promise<DueLink[]> => tx.query(endedStatement, { most });

// Days are São Paulo's, whatever its clocks do in between (D3).
const ENDS_SOON = sql`l.expira_em > (SELECT agora() - interval '1 second')
     AND l.expira_em <= (SELECT (agora() AT TIME ZONE 'America/Sao_Paulo' + make_interval(days => ${p.days}))
       AT TIME ZONE 'America/Sao_Paulo')`;
const endingStatement = due('deadline-ending', sql`l.lembrado_em IS NULL AND ${ENDS_SOON}`);
/** Links that end within `days`, and whose owners were not reminded yet; locked. */
export const endingLinks = (tx: Tx, most: number, days: number): Promise<DueLink[]> =>
  tx.query(endingStatement, { most, days });

const clientsStatement = due(
  'deadline-clients',
  sql`l.lembrar_cliente AND l.cliente_lembrado_em IS NULL AND ${ENDS_SOON}`,
);
/** The same for clients whose owners switched their reminder on (P121). */
export const clientsLinks = (tx: Tx, most: number, days: number): Promise<DueLink[]> =>
  tx.query(clientsStatement, { most, days });
