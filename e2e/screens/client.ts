import { proposals } from '../../scripts/lib/sample/proposals.mjs';
import { fill, goOffline, hydrated, inTurn, press, refuse, respond } from './acts.js';
import { bare, long, pale } from './client-samples.js';
import { at, type Screen } from './screen.js';

const TEMPLATES = ['modern', 'elegant'] as const;
const clinic = proposals['clinic'] ?? {};

const of = at('visitor', ({ of: { sent } }) => `/public/proposal/${sent.token}`);
const known = (
  state: 'unpriced' | 'signed' | 'rejected' | 'expired' | 'revoked',
  more: Partial<Screen> = {},
) => of(`client-${state}`, { path: ({ of: sample }) => `/public/proposal/${sample[state].token}`, ...more });
/** With a separate proposal: the screen's actions change it, or the sample has no such content. */
const fresh = (name: string, content: object, more: Partial<Screen> = {}) =>
  of(name, { path: (stage) => stage.share(content), ...more });

const openForm = press('Assinar Proposta Digitalmente');
const send = press(/^Assinar Digitalmente$/);
const fillForm = inTurn(
  openForm,
  fill({ 'Nome Completo': 'Paulo Menezes Ribeiro', Email: 'dr.paulo@clinicavertebra.com.br' }),
  (page) => page.getByRole('checkbox').check(),
);
const refusing = press('Recusar Proposta');
const isThere = 'Valor Total do Projeto';
const ASK = 'Pedir novo link';
const NEW_LINK = '/novo-link';
const asking = (name: string, more: Partial<Screen>) =>
  of(`client-expired-${name}`, {
    path: ({ of: { expired } }) => `/public/proposal/${expired.token}`,
    act: inTurn(hydrated('form[action*=novo-link]'), press(ASK)),
    ...more,
  });
const isNotThere = 'Proposta não encontrada';

/** What a client with a link sees. */
export const clientScreens: readonly Screen[] = [
  of('client-sent', { sees: isThere, phone: true }),
  known('unpriced', { sees: isThere, phone: true }),
  known('signed', { sees: 'Proposta Assinada Digitalmente', phone: true }),
  known('rejected', { sees: 'Proposta Rejeitada' }),
  known('expired', { sees: ASK, phone: true }),
  asking('asked', { before: respond(NEW_LINK, { success: true }), sees: 'Pedido enviado.', phone: true }),
  asking('asking', { hold: NEW_LINK, sees: ASK }),
  asking('ask-failed', { before: refuse(NEW_LINK), sees: 'Não foi possível enviar o pedido.' }),
  asking('ask-over', {
    before: refuse(NEW_LINK, 404, { code: 'LINK_NOT_FOUND' }),
    sees: 'Este link não vale mais, e o pedido não foi enviado.',
  }),
  known('revoked', { sees: isNotThere }),
  of('client-unknown', { path: `/public/proposal/${'A'.repeat(22)}`, sees: isNotThere }),
  ...TEMPLATES.flatMap((template) => [
    fresh(`client-${template}`, { ...proposals['bakery'], template }, { sees: isThere }),
    fresh(`client-${template}-long`, { ...long, template }, { sees: isThere }),
    fresh(`client-${template}-bare`, { ...bare, template }),
    fresh(`client-${template}-pale`, { ...pale, template }, { sees: isThere }),
  ]),
  of('client-signing', { act: openForm, sees: 'Nome Completo' }),
  of('client-signing-filled', { act: fillForm }),
  of('client-signing-errors', { act: inTurn(openForm, send), sees: 'Nome é obrigatório', phone: true }),
  of('client-signing-offline', { act: inTurn(fillForm, goOffline, send), sees: 'Erro ao assinar proposta' }),
  fresh('client-signing-changed', clinic, {
    act: async (page, stage) => {
      await fillForm(page, stage);
      await stage.change({ ...clinic, valor_total: '7100.00' });
      await send(page);
    },
    sees: 'Esta proposta foi atualizada. Revise antes de assinar.',
  }),
  fresh('client-signed-now', clinic, { act: inTurn(fillForm, send), sees: 'Proposta assinada com sucesso!' }),
  of('client-rejecting', {
    act: inTurn(refusing, fill({ 'Motivo da recusa': 'O prazo não serve.' })),
    phone: true,
  }),
  fresh('client-rejected-now', clinic, {
    act: inTurn(refusing, press('Confirmar Recusa')),
    sees: 'Proposta Rejeitada',
  }),
];
