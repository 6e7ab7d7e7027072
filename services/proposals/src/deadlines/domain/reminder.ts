import { daysLeft } from '@acordo/brazil/dates';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { possibleAgain } from '../../followups/domain/once-a-day.js';
import { REMIND_DAYS } from '../../followups/domain/remind-days.js';
import { isAwaited } from '../../states/domain/states.js';

/** Whether a reminder is due: a decision is still awaited, and the link had more days than that (D29). */
export const isReminded = (link: { status: Status; criado_em: Date; expira_em: Date }): boolean =>
  isAwaited(link.status) && daysLeft(link.expira_em, link.criado_em) > REMIND_DAYS;

interface ClientsLink {
  status: Status;
  cliente_email: string;
  /** The latest reminder. */
  lembrete_em: Date | null;
  now: Date;
}

/** Whether the client is reminded (P121): an answer is awaited, there is an address, and no other reminder went out in the last day. */
export const isClientReminded = ({ status, cliente_email, lembrete_em, now }: ClientsLink): boolean =>
  isAwaited(status) && cliente_email !== '' && possibleAgain(lembrete_em, now) === null;
