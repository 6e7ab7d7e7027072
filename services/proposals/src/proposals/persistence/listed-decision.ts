import { raw, sql } from '@acordo/service-kit/database/sql';
import type { signedDetails } from '../../records/domain/said.js';

/** A decision as a list shows it. */
export const DECISION_FACTS = sql`s.nome AS assinatura_cliente_nome, s.email AS assinatura_cliente_email, s.em AS assinatura_data,
  s.ip AS assinatura_ip, CASE WHEN d.tipo = 'recusa' THEN d.em END AS recusa_data,
  CASE WHEN d.tipo = 'recusa' THEN x.detalhes::jsonb ->> 'motivo' END AS recusa_motivo`;

export const DECISION_JOINS = sql`LEFT JOIN decisions d ON d.id = p.decisao_id
  LEFT JOIN signatures s ON s.decision_id = d.id
  LEFT JOIN proposal_events e ON e.proposal_id = p.id AND e.seq = d.evento_seq
  LEFT JOIN event_details x ON x.proposal_id = p.id AND x.seq = d.evento_seq`;

const text = (value: string) => `to_json(${value})::text`;
/** RFC 8785 as Postgres can write it: the names in order, and its JSON strings are escaped as JavaScript's are. */
const SAID: Readonly<Record<keyof ReturnType<typeof signedDetails>, string>> = {
  codigo: text('s.codigo'),
  consentimento_versao: text('s.consentimento_versao'),
  conteudo_hash: text(`encode(s.conteudo_hash, 'hex')`),
  email: text('s.email'),
  ip: text('s.ip'),
  link_id: text('s.link_id::text'),
  nome: text('s.nome'),
  porta: 's.porta::text',
  user_agent: text('s.user_agent'),
  versao: 's.versao::text',
};
const SIGNED_TEXT = `concat('{', ${Object.entries(SAID)
  .map(([name, value], at) => `'${at === 0 ? '' : ','}"${name}":', ${value}`)
  .join(', ')}, '}')`;
const sealed = (salt: string, details: string) =>
  raw(`sha256(${salt} || convert_to(${details}, 'UTF8')) = e.hash_detalhes`);

/**
 * `agreement` as far as possible for a thousand rows at once (docs/decisions/0027): every row exists, kinds and instants
 * are the same, and what is shown of the decision matches its event. Checks of the snapshot's bytes, the event's own hash and
 * its neighbours are made when one proposal is opened.
 */
export const AGREES = sql`CASE p.status
  WHEN 'aceito' THEN coalesce(d.tipo = 'assinatura' AND d.proposal_id = p.id AND e.tipo = 'assinada' AND e.em = d.em
    AND s.em = d.em AND s.proposal_id = p.id AND s.link_id = d.link_id AND s.versao = p.versao
    AND ${sealed('coalesce(s.sal, x.sal)', SIGNED_TEXT)}, false)
  WHEN 'rejeitado' THEN coalesce(d.tipo = 'recusa' AND d.proposal_id = p.id AND e.tipo = 'recusada' AND e.em = d.em
    AND ${sealed('x.sal', 'x.detalhes')}, false)
  ELSE p.decisao_id IS NULL AND NOT EXISTS (
    SELECT 1 FROM proposal_events a WHERE a.proposal_id = p.id AND a.tipo = 'assinada') END`;
