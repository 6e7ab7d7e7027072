import { daysLeft } from '@acordo/brazil/dates';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { isAwaited } from '../../states/domain/states.js';

/** D29: the owner is reminded this long before the link's end. */
export const REMIND_DAYS = 3;

/** Whether a reminder is due: a decision is still awaited, and the link had more days than that (D29). */
export const isReminded = (link: { status: Status; criado_em: Date; expira_em: Date }): boolean =>
  isAwaited(link.status) && daysLeft(link.expira_em, link.criado_em) > REMIND_DAYS;
