import { raw, sql } from '@acordo/service-kit/database/sql';
import type { ProposalLinkEntity } from '../database/entities/proposal-link.js';
import { EVENT } from '../history/event-ctes.js';

/** D15's ends of a link; afterwards its token is never valid again and can't be decrypted. */
type Closing = NonNullable<ProposalLinkEntity['motivo']>;

/** A part of a WITH that closes the proposal's valid link, if there is one. */
export const closeLinkCte = (reason: Closing) => sql`closed AS (
    UPDATE proposal_links SET encerrado_em = ${EVENT.em}, motivo = '${raw(reason)}', token_cifrado = NULL
    WHERE proposal_id = ${EVENT.proposal_id} AND encerrado_em IS NULL
    RETURNING id
  )`;
