import { PROJECT_TYPES } from '@acordo/brazil/catalogue';
import { z } from 'zod';
import { color } from '../../fields/color.js';
import { DEFAULT_COLORS } from '../../fields/is-color.js';
import { optionalCep, optionalCnpj, optionalCpf } from '../../fields/documents.js';
import { optionalEmail } from '../../fields/email.js';
import { logo } from '../../fields/logo.js';
import { money, moneyInput } from '../../fields/money.js';
import { optionalName } from '../../fields/name.js';
import { LENGTHS } from '../../lengths.js';
import { line, paragraph } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { optionalInput, optionalOutput } from './optional-content.js';
import { TEMPLATES } from './states.js';

const pages = z
  .number({ error: MESSAGES.pagesInvalid })
  .int(MESSAGES.pagesInvalid)
  .min(1, MESSAGES.pagesInvalid)
  .max(10_000, MESSAGES.pagesInvalid);
const projectTypes = PROJECT_TYPES.map(({ value }) => value);
const feature = line(LENGTHS.feature).refine((value) => value !== '', MESSAGES.required);

/** Every field of a proposal that its owner writes, as input. Names: P22 (D2). */
const fields = {
  titulo: line(LENGTHS.title),
  cliente_nome: optionalName,
  cliente_email: optionalEmail,
  cliente_cnpj: optionalCnpj,
  cliente_cpf: optionalCpf,
  cliente_endereco: line(LENGTHS.title),
  cliente_cep: optionalCep,
  cliente_numero: line(LENGTHS.hours),
  cliente_cidade: line(LENGTHS.name),
  cliente_dominio: line(LENGTHS.email),
  logo_cliente_url: logo,
  tipo_site: z.enum(projectTypes, { error: MESSAGES.typeRequired }),
  paginas: pages,
  funcionalidades: z
    .array(feature, { error: MESSAGES.invalid })
    .max(LENGTHS.features, MESSAGES.tooMany(LENGTHS.features)),
  valor_total: moneyInput,
  servidor_web_valor: moneyInput,
  servidor_web_detalhes: paragraph(LENGTHS.text),
  servidor_email_valor: moneyInput,
  servidor_email_detalhes: paragraph(LENGTHS.text),
  suporte_gestao_valor: moneyInput,
  suporte_gestao_detalhes: paragraph(LENGTHS.text),
  painel_admin_valor: moneyInput,
  painel_admin_detalhes: paragraph(LENGTHS.text),
  prazo: line(LENGTHS.timeline),
  horas_trabalho: line(LENGTHS.hours),
  condicoes_pagamento: paragraph(LENGTHS.text),
  descricao: paragraph(LENGTHS.text),
  cores_personalizadas: z.object({ primaria: color, secundaria: color }, { error: MESSAGES.colorInvalid }),
  template: z.enum(TEMPLATES, { error: MESSAGES.invalid }),
};

/** Body of PUT: only what is given changes. Server-owned and unknown fields are dropped here (D6). */
export const ContentChange = z.object({ ...z.object(fields).partial().shape, ...optionalInput });
export type ContentChange = z.output<typeof ContentChange>;

/** Body of POST: missing fields get the defaults (P57). */
export const NewContent = z
  .object({
    ...ContentChange.shape,
    tipo_site: fields.tipo_site,
    titulo: fields.titulo.default(''),
    cliente_nome: fields.cliente_nome.default(''),
    cliente_email: fields.cliente_email.default(''),
    cliente_cnpj: fields.cliente_cnpj.default(''),
    cliente_cpf: fields.cliente_cpf.default(''),
    cliente_endereco: fields.cliente_endereco.default(''),
    cliente_cep: fields.cliente_cep.default(''),
    cliente_numero: fields.cliente_numero.default(''),
    cliente_cidade: fields.cliente_cidade.default(''),
    cliente_dominio: fields.cliente_dominio.default(''),
    logo_cliente_url: fields.logo_cliente_url.default(''),
    paginas: fields.paginas.default(1),
    funcionalidades: fields.funcionalidades.default([]),
    valor_total: fields.valor_total.default('0.00'),
    servidor_web_valor: fields.servidor_web_valor.default('0.00'),
    servidor_web_detalhes: fields.servidor_web_detalhes.default(''),
    servidor_email_valor: fields.servidor_email_valor.default('0.00'),
    servidor_email_detalhes: fields.servidor_email_detalhes.default(''),
    suporte_gestao_valor: fields.suporte_gestao_valor.default('0.00'),
    suporte_gestao_detalhes: fields.suporte_gestao_detalhes.default(''),
    painel_admin_valor: fields.painel_admin_valor.default('0.00'),
    painel_admin_detalhes: fields.painel_admin_detalhes.default(''),
    prazo: fields.prazo.default('30 dias'),
    horas_trabalho: fields.horas_trabalho.default(''),
    condicoes_pagamento: fields.condicoes_pagamento.default(''),
    descricao: fields.descricao.default(''),
    cores_personalizadas: fields.cores_personalizadas.default({ ...DEFAULT_COLORS }),
    template: fields.template.default('modern'),
  })
  .refine((content) => content.titulo !== '' || content.cliente_nome !== '', {
    path: ['cliente_nome'],
    error: MESSAGES.clientNameRequired,
  });
export type NewContent = z.output<typeof NewContent>;

const text = z.string();
/** The same fields as output: the common part of the owner's responses, the public response and the snapshot. */
export const Content = z.strictObject({
  titulo: text,
  cliente_nome: text,
  cliente_email: text,
  cliente_cnpj: text,
  cliente_cpf: text,
  cliente_endereco: text,
  cliente_cep: text,
  cliente_numero: text,
  cliente_cidade: text,
  cliente_dominio: text,
  logo_cliente_url: text,
  tipo_site: z.enum(projectTypes),
  paginas: z.number().int(),
  funcionalidades: z.array(text),
  valor_total: money,
  servidor_web_valor: money,
  servidor_web_detalhes: text,
  servidor_email_valor: money,
  servidor_email_detalhes: text,
  suporte_gestao_valor: money,
  suporte_gestao_detalhes: text,
  painel_admin_valor: money,
  painel_admin_detalhes: text,
  prazo: text,
  horas_trabalho: text,
  condicoes_pagamento: text,
  descricao: text,
  cores_personalizadas: z.strictObject({ primaria: text, secundaria: text }),
  template: z.enum(TEMPLATES),
  ...optionalOutput,
});
export type Content = z.output<typeof Content>;
