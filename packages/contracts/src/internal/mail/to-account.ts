import { z } from 'zod';
import { instant } from '../../fields/instant.js';

/**
 * Common fields of emails about an account whose address is stored with the message: the account may have another
 * address by now, or be deleted, and its owner must still be notified (D29).
 */
export const ToAccount = {
  to_email: z.string(),
  /** Not shown, since the mailbox may be a stranger's; messages of earlier releases have a name. */
  to_nome: z.string(),
  mudou_em: instant,
};

/** Of a changed address, for both of them: the other is masked, since it may be a stranger's. '' is not shown. */
export const ChangedAddress = {
  para: z.enum(['anterior', 'novo']),
  outro_mascarado: z.string(),
};

/** From where an administrator's account was changed; '' is the operator's command line. */
export const FromWhere = { ip: z.string() };
