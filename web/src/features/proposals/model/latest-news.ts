import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { COPY } from '../copy';
import { agoOf } from './ago';

/** A response of an earlier release has no reminders and requests. */
export type Newsworthy = Pick<Proposal, 'status' | 'vistas' | 'vista_ultima_em'> &
  Partial<Pick<Proposal, 'lembrete_em' | 'novo_link_pedido_em'>>;

interface News {
  text: string;
  /** When it happened. */
  at: string;
  /** Somebody waits for the owner. */
  isAsked?: boolean;
}

/**
 * What a row says below its status. A request for a new link first (P118); while an answer is awaited the reminder, if nobody has looked
 * since (P119); else the views (P112).
 */
export function latestNews(proposal: Newsworthy, now: number): News | undefined {
  const {
    status,
    vistas,
    vista_ultima_em: seen,
    lembrete_em: reminded,
    novo_link_pedido_em: asked,
  } = proposal;
  if (status === 'rascunho') return undefined;
  if (status === 'expirado' && asked) return { text: COPY.views.asked, at: asked, isAsked: true };
  if (status === 'enviado' && reminded && (seen === null || Date.parse(reminded) > Date.parse(seen)))
    return { text: COPY.views.reminded(agoOf(reminded, now)), at: reminded };
  if (vistas === 0 || seen === null) return undefined;
  return { text: COPY.views.seen(vistas, agoOf(seen, now)), at: seen };
}
