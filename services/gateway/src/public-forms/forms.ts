import type { Call } from '@acordo/contracts/call';
import { rejectProposal, signProposal } from '@acordo/contracts/http/public/decide';
import { askNewLink } from '@acordo/contracts/http/public/ask-new-link';
import {
  ASKED,
  ASKED_PARAMETER,
  type DecisionKind,
  FORM_PARAMETER,
  type FormKind,
  SAVED_PARAMETER,
  type SavedPart,
} from '@acordo/contracts/page-renderer';
import type { FastifyRequest } from 'fastify';
import { parseTarget } from '../routing/request-target.js';
import type { Sent } from './read-form.js';

/** A form of the client's page, and its call (docs/decisions/0033). */
interface Form {
  readonly call: Call;
  /** All that is read of it. */
  readonly fields: readonly string[];
  /** The call's own fields, as JSON has them. */
  body(sent: Sent): object;
  /** What is added to the page's address once it was accepted: the part that shows the result. */
  readonly done: string;
}

/** What was read, and the form's attempt. */
const SHOWN = ['versao', 'conteudo_hash', 'lido', 'tentativa'];

export const FORMS: Readonly<Record<FormKind, Form>> = {
  assinar: {
    call: signProposal,
    fields: ['nome', 'email', 'confirmacao', ...SHOWN],
    // A box that is not ticked is not sent.
    body: ({ nome, email, confirmacao }) => ({ nome, email, confirmacao: confirmacao !== undefined }),
    done: '#assinada',
  },
  recusar: {
    call: rejectProposal,
    fields: ['motivo', ...SHOWN],
    body: ({ motivo }) => ({ motivo }),
    done: '#recusada',
  },
  // Nothing is typed: who asks is known by the link (P118).
  'novo-link': {
    call: askNewLink,
    fields: [],
    body: () => ({}),
    done: `?${ASKED_PARAMETER}=${ASKED}#problema`,
  },
};

/** The call's body: the service refuses what breaks the contract. What was read is what is decided about (D17). */
export function bodyOf(kind: FormKind, sent: Sent): string {
  const { versao, conteudo_hash } = sent;
  const shown = { versao: versao === undefined ? undefined : Number(versao), conteudo_hash };
  return JSON.stringify({ ...FORMS[kind].body(sent), ...shown });
}

/** Which form this address of the client's page means, if any. */
export function formIn(request: Pick<FastifyRequest, 'raw'>): FormKind | undefined {
  const named = parameter(request, FORM_PARAMETER);
  return named !== null && Object.hasOwn(FORMS, named) ? (named as FormKind) : undefined;
}

/** The form for which this address shows a proposal: one with a decision. */
export function decisionIn(request: Pick<FastifyRequest, 'raw'>): DecisionKind | undefined {
  const kind = formIn(request);
  return kind === 'novo-link' ? undefined : kind;
}

/** Whether this address says that a new link was asked for. */
export const isAsked = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  parameter(request, ASKED_PARAMETER) === ASKED;

/** The part of an earlier form that this address restores, if any. */
export function savedPartIn(request: Pick<FastifyRequest, 'raw'>): SavedPart | undefined {
  const named = parameter(request, SAVED_PARAMETER);
  return named === 'recusa' || named === 'texto' ? named : undefined;
}

const parameter = ({ raw }: Pick<FastifyRequest, 'raw'>, name: string) =>
  new URLSearchParams(parseTarget(raw.url ?? '').query).get(name);
