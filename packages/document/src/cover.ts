import type { Status } from '@acordo/contracts/http/propostas/states';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';
import { hasPrice } from './tiles.js';

/** What the cover says besides title and client (P128); '' where there is nothing to say. */
export interface Cover {
  /** 'Nº 2026-014'. */
  number: string;
  /** Day of the first link, 'dd/mm/aaaa'. */
  issued: string;
  /** What the client knows before signing; '' once somebody decided or the link ended. */
  promise: string;
}

export function coverOf(document: ProposalDocument, status: Status): Cover {
  const isOpen = status === 'rascunho' || status === 'enviado';
  return {
    number: document.numero ? COPY.number(document.numero) : '',
    issued: issuedOn(document),
    promise: isOpen ? promiseOf(document) : '',
  };
}

/** 'dd/mm/aaaa', or '' before the first link (P127). Without `toReversed`: old phones' browsers have none (attack 413). */
export const issuedOn = ({ emissao = '' }: Pick<ProposalDocument, 'emissao'>): string =>
  emissao.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1');

function promiseOf(document: ProposalDocument): string {
  const { what, when, price, all } = COPY.promise;
  const parts = [what, document.prazo.trim() && when, hasPrice(document) && price].filter(Boolean);
  return all(parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : what);
}
