import { eventAt } from '../history/event-ctes.js';

/** D15's ends of a link; afterwards its token is unknown for ever and can't be read back. */
export type Closing = 'revogado' | 'substituido' | 'excluido';

/** A part of a WITH that closes the proposal's living link, if there is one. */
export const closeLinkCte = (reason: Closing): string => `fechado AS (
    UPDATE proposal_links SET encerrado_em = ${eventAt('em')}, motivo = '${reason}', token_cifrado = NULL
    WHERE proposal_id = ${eventAt('proposal_id')} AND encerrado_em IS NULL
    RETURNING id
  )`;
