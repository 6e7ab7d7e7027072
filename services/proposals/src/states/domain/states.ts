import type { ErrorCode } from '@acordo/contracts/errors';
import { type Status, STATUSES } from '@acordo/contracts/http/propostas/states';

/**
 * What can happen to a proposal. `replace-link` is generate-link with `novo`, made for what can't be revoked: a signed
 * one's link (D15); where no link is in use it is generate-link. `expire` is the link's end passing; nobody calls it. `remind` is
 * the owner's reminder to the client (P119), `ask-new-link` the client's request after the end (P118).
 */
export const ACTIONS = [
  'edit',
  'generate-link',
  'replace-link',
  'revoke-link',
  'sign',
  'reject',
  'expire',
  'remind',
  'ask-new-link',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Transition {
  readonly to: Status;
  /** The effect on the public link; without it the link stays as it is. */
  readonly link?: 'new' | 'closed';
}
export interface Refusal {
  readonly refused: ErrorCode;
}
type Outcome = Transition | Refusal;

/** The first state of a proposal, whatever the request's body has. */
export const START: Status = 'rascunho';

const same = (to: Status): Transition => ({ to });
const refused = (code: ErrorCode): Refusal => ({ refused: code });
const unknownLink = refused('LINK_NOT_FOUND');
const decided = refused('ALREADY_DECIDED');
const conflict = refused('STATE_CONFLICT');
const expired = refused('LINK_EXPIRED');

export type Life = Readonly<Record<Status, Readonly<Record<Action, Outcome>>>>;

/** D14, as one table. `status-desenvolvimento` and deleting change no status and are possible in every one. */
export const LIFE: Life = {
  rascunho: {
    edit: same('rascunho'),
    'generate-link': { to: 'enviado', link: 'new' },
    'replace-link': { to: 'enviado', link: 'new' },
    'revoke-link': same('rascunho'),
    sign: unknownLink,
    reject: unknownLink,
    expire: same('rascunho'),
    remind: conflict,
    'ask-new-link': unknownLink,
  },
  enviado: {
    edit: same('enviado'),
    'generate-link': same('enviado'),
    'replace-link': refused('STATE_CONFLICT'), // it can be revoked
    'revoke-link': { to: 'rascunho', link: 'closed' },
    sign: same('aceito'),
    reject: same('rejeitado'),
    expire: same('expirado'),
    remind: same('enviado'),
    'ask-new-link': conflict,
  },
  aceito: {
    edit: refused('LOCKED'),
    'generate-link': same('aceito'),
    'replace-link': { to: 'aceito', link: 'new' },
    'revoke-link': refused('STATE_CONFLICT'),
    sign: decided,
    reject: decided,
    expire: same('aceito'),
    remind: conflict,
    'ask-new-link': conflict,
  },
  rejeitado: {
    edit: same('rejeitado'),
    'generate-link': { to: 'enviado', link: 'new' },
    'replace-link': { to: 'enviado', link: 'new' },
    'revoke-link': { to: 'rejeitado', link: 'closed' },
    sign: decided,
    reject: decided,
    expire: same('rejeitado'),
    remind: conflict,
    'ask-new-link': conflict,
  },
  expirado: {
    edit: same('expirado'),
    'generate-link': { to: 'enviado', link: 'new' },
    'replace-link': { to: 'enviado', link: 'new' },
    'revoke-link': { to: 'expirado', link: 'closed' },
    sign: expired,
    reject: expired,
    expire: same('expirado'),
    remind: conflict,
    'ask-new-link': same('expirado'),
  },
};

/** The action's effect on a proposal in this state (the effective one: `enviado` past its link's end is `expirado`). */
export const outcomeOf = (status: Status, action: Action): Outcome => LIFE[status][action];

export const isRefused = (outcome: Outcome): outcome is Refusal => 'refused' in outcome;

/** The states in which the action is possible, each with the state that it leads to. */
export const transitionsOf = (action: Action, life = LIFE): [from: Status, to: Status][] =>
  STATUSES.flatMap((status) => {
    const outcome = life[status][action];
    return isRefused(outcome) ? [] : [[status, outcome.to]];
  });

/** Whether the client's decision is still awaited. */
export const isAwaited = (status: Status): boolean => !isRefused(outcomeOf(status, 'sign'));
