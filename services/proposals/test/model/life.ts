import type { Status } from './life-rules.js';

export interface Link {
  /** Its place among all tokens that were ever given out for this proposal. */
  token: number;
  ended: boolean;
  /** Two days are left of thirty. */
  closing: boolean;
  /** The scheduled job has dealt with its end; has reminded of it. */
  dealtWith: boolean;
  reminded: boolean;
  /** Documents it has shown (D17). */
  shown: Set<string>;
  /** Visitors in the history, within half an hour (D20). */
  visitors: Set<string>;
}

/** One proposal as docs/rules have it. */
export interface Life {
  status: Status;
  versao: number;
  titulo: string;
  empresa: string;
  desenvolvimento: string;
  link: Link | null;
  /** `expirado` by the clock alone: nobody wrote it down yet. */
  unwritten: boolean;
  /** The document that was signed. */
  signed: string | null;
  deleted: boolean;
  vistas: number;
  events: number;
  /** What its owner did since anything else happened: each once at the end of the history (docs/decisions/0029). */
  own: string[];
  /** Somebody but its owner has this version. */
  seen: boolean;
  mails: string[];
}

export const newLife = (titulo: string): Life => ({
  status: 'rascunho',
  versao: 1,
  titulo,
  empresa: '',
  desenvolvimento: 'pendente',
  link: null,
  unwritten: false,
  signed: null,
  deleted: false,
  vistas: 0,
  events: 1,
  own: [],
  seen: false,
  mails: [],
});

/** All that its client sees and that a proposal of this test can differ in. */
export const documentOf = ({ signed, titulo, empresa }: Life): string => signed ?? `${titulo}|${empresa}`;

/** The link shows something: a signed record for ever, anything else until the link's end (D15). */
export const opens = (life: Life): boolean =>
  life.link !== null && (life.status === 'aceito' || !life.link.ended);
