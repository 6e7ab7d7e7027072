import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * What mails about an account have in common whose address is frozen when it happened: the account may be written to
 * elsewhere by now, or be gone, and just then its owner must hear of it (D29).
 */
export const ToAccount = {
  to_email: z.string(),
  /** Not shown since nobody knows who reads that mailbox; messages of earlier releases hold a name. */
  to_nome: z.string(),
  mudou_em: instant,
};

/** Of a changed address, for both of them: the other is masked, since it may be a stranger's. '' is not told at all. */
export const ChangedAddress = {
  para: z.enum(['anterior', 'novo']),
  outro_mascarado: z.string(),
};

/** From where an administrator's account was changed; '' is the operator's command line. */
export const FromWhere = { ip: z.string() };
