import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { showUnseen } from '@acordo/contracts/unseen';
import { ReadyJson } from '@acordo/service-kit/http/ready-json';
import { hasDecision } from '../states/domain/decisions.js';
import { isAwaited } from '../states/domain/states.js';
import type { SharedHead } from './persistence/shared-head.js';
import type { ShownLink } from './use-cases/show-link.js';

/** Whether a link shows something: a draft has none, an expired one is 410. */
const isShown = (status: Status) => isAwaited(status) || hasDecision(status);
/** Every field of the contract that is not in the document's JSON. */
type Facts = Record<Exclude<keyof PublicProposal, keyof ProposalDocument | 'consentimento'>, unknown>;

/** D16: `id` is the token; owner and internal id are never sent. The document is JSON already; what changes is added to it. */
export function presentShown({ token, head, document }: ShownLink): ReadyJson {
  const facts = JSON.stringify(factsOf(token, head, document.hash));
  return new ReadyJson(`${document.json.slice(0, -1)},${facts.slice(1)}`);
}

function factsOf(token: string, head: SharedHead, hash: Buffer): Facts {
  if (!isShown(head.status)) throw new Error(`a link shows a proposal that is ${head.status}`);
  const signature = head.record?.signature ?? null;
  return {
    id: token,
    status: head.status,
    versao: head.versao,
    conteudo_hash: hash.toString('hex'),
    criado_em: head.criado_em,
    link_expira_em: head.link_expira_em,
    assinatura_confirmacao: signature !== null,
    assinatura_cliente_nome: shown(signature?.nome ?? null),
    assinatura_cliente_email: shown(signature?.email ?? null),
    assinatura_data: signature?.em ?? null,
    assinatura_ip: signature?.ip ?? null,
    copia_enviada: head.copia_enviada ?? undefined,
  };
}

/** The signer's name is evidence: older names may contain invisible characters. */
const shown = (text: string | null): string | null => text && showUnseen(text);
