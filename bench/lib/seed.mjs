import { randomUUID } from 'node:crypto';
import { LinkCipher } from '../../services/proposals/dist/links/link-cipher.js';
import { newToken, tokenHash } from '../../services/proposals/dist/links/domain/token.js';
import { withDatabase } from './database.mjs';

/**
 * A database of `total` proposals, `own` of them of one owner, the others in thousands. Rows only, no history: reads of
 * the list touch nothing else. Every second one of the owner has a living link, as lists have in real life.
 * @returns {Promise<string>} the owner's id
 */
export const seedProposals = ({ adminUrl, linkKey, total, own }) =>
  withDatabase(adminUrl, (db) => seed(db, { linkKey, total, own }));

async function seed(db, { linkKey, total, own }) {
  const owner = randomUUID();
  await db.query("SET synchronous_commit = off; SET session_replication_role = 'replica'");
  await insert(db, `'${owner}'::uuid`, own);
  await insert(db, `md5('user' || (n / 1000)::text)::uuid`, total - own);
  await giveVersions(db);
  await giveLinks(db, owner, new LinkCipher([Buffer.from(linkKey, 'base64url')]));
  for (const sql of [
    'VACUUM ANALYZE proposals',
    'VACUUM ANALYZE proposal_versions',
    'VACUUM ANALYZE proposal_links',
    'CHECKPOINT',
  ])
    await db.query(sql);
  return owner;
}

const insert = (db, user, count) =>
  db.query(`INSERT INTO proposals (id, user_id, titulo, cliente_nome, cliente_email, cliente_cnpj, cliente_cpf,
      cliente_endereco, cliente_cep, cliente_numero, cliente_cidade, cliente_dominio, logo_cliente_url, tipo_site, paginas,
      funcionalidades, valor_total, servidor_web_valor, servidor_web_detalhes, servidor_email_valor,
      servidor_email_detalhes, suporte_gestao_valor, suporte_gestao_detalhes, painel_admin_valor, painel_admin_detalhes,
      prazo, horas_trabalho, condicoes_pagamento, descricao, cores_primaria, cores_secundaria, template, busca, chain_len,
      chain_head, criado_em)
    SELECT gen_random_uuid(), ${user}, 'Website de padaria ' || n, 'Padaria Pão Quente ' || n, 'contato' || n || '@exemplo.com.br',
      '11222333000181', '', 'Rua das Flores', '01310100', '100', 'São Paulo - SP', 'padaria.com.br', '', 'institutional', 8,
      ARRAY['Catálogo de produtos', 'Blog', 'Formulário de contato', 'Mapa'], 4500 + n % 1000, 49.9, 'Hospedagem', 19.9,
      'Contas de e-mail', 150, 'Suporte mensal', 0, '', '30 dias', '80', '50% no início, 50% na entrega',
      repeat('Site institucional responsivo com identidade visual. ', 6), '#2563eb', '#7c3aed', 'modern',
      'website de padaria ' || n || ' padaria pao quente ' || n, 1, decode(repeat('00', 32), 'hex'),
      agora() - n * interval '1 minute'
    FROM generate_series(1, ${count}) n`);

/** Contents as the service keeps them, of about the same length. */
const giveVersions = (db) =>
  db.query(`INSERT INTO proposal_versions (proposal_id, versao, conteudo, criado_em)
    SELECT id, 1, convert_to(row_to_json(c)::text, 'UTF8'), criado_em FROM proposals p, LATERAL (
      SELECT p.titulo, p.cliente_nome, p.cliente_email, p.cliente_cnpj, p.cliente_cpf, p.cliente_endereco, p.cliente_cep,
        p.cliente_numero, p.cliente_cidade, p.cliente_dominio, p.logo_cliente_url, p.tipo_site, p.paginas, p.funcionalidades,
        p.valor_total::text, p.servidor_web_valor::text, p.servidor_web_detalhes, p.servidor_email_valor::text,
        p.servidor_email_detalhes, p.suporte_gestao_valor::text, p.suporte_gestao_detalhes, p.painel_admin_valor::text,
        p.painel_admin_detalhes, p.prazo, p.horas_trabalho, p.condicoes_pagamento, p.descricao,
        json_build_object('primaria', p.cores_primaria, 'secundaria', p.cores_secundaria) AS cores_personalizadas, p.template
    ) c`);

async function giveLinks(db, owner, cipher) {
  const { rows } = await db.query(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY criado_em) AS n FROM proposals WHERE user_id = $1) p WHERE n % 2 = 0`,
    [owner],
  );
  const links = rows.map(({ id }) => {
    const link = randomUUID();
    const token = newToken();
    return { id: link, proposal: id, hash: tokenHash(token), ...cipher.seal(token, link) };
  });
  const column = (name) => links.map((link) => link[name]);
  await db.query(
    `INSERT INTO proposal_links (id, proposal_id, token_hash, token_cifrado, chave_id, expira_em)
     SELECT *, agora() + interval '30 days' FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::bytea[], $5::text[])`,
    [column('id'), column('proposal'), column('hash'), column('token_cifrado'), column('chave_id')],
  );
  await db.query(
    `UPDATE proposals p SET status = 'enviado', link_id = l.id, link_expira_em = l.expira_em
     FROM proposal_links l WHERE l.proposal_id = p.id AND p.user_id = $1`,
    [owner],
  );
}
