import type { NoticeKind } from '@acordo/contracts/internal/mail/kinds';
import type { EmailContent, Site } from './email.js';
import { proposalPage } from './proposal-page.js';

const ANSWERED = 'Sua proposta foi respondida';
const WHAT: Record<NoticeKind, string> = {
  'proposal-signed': ANSWERED,
  'proposal-rejected': ANSWERED,
  'proposal-seen': 'Sua proposta foi vista',
  'link-ending': 'O link de uma proposta sua está perto do fim',
  'link-ended': 'O link de uma proposta sua terminou sem resposta',
  'link-replaced': 'O link de uma proposta assinada foi substituído',
  'new-link-asked': 'Pediram um novo link de uma proposta sua',
};

/**
 * D29: notices to an owner with an unconfirmed address. Only fixed text: whoever registered somebody else's address
 * must not be able to send a company's name, titles and reasons there.
 */
export function fixedNotice(kind: NoticeKind, proposalId: string, site: Site): EmailContent {
  const { appName } = site;
  const what = WHAT[kind];
  return {
    sender: '',
    replyTo: '',
    subject: what,
    preheader: `Entre no ${appName} para ver.`,
    headline: `Há novidades no ${appName}`,
    lead: `${what}. Entre no ${appName} para ver.`,
    facts: [],
    hint: 'Este endereço ainda não foi confirmado, por isso o aviso vem sem detalhes. Para recebê-los, confirme seu e-mail na página Conta.',
    action: { label: `Entrar no ${appName}`, url: proposalPage(site, proposalId) },
    why: `Você recebeu este aviso porque este endereço foi usado para criar uma conta no ${appName}. Não foi você? Ignore esta mensagem: sem a confirmação, o endereço não fica ligado a ninguém.`,
  };
}
