export type Status = 'rascunho' | 'enviado' | 'aceito' | 'rejeitado' | 'expirado';
export type Move = 'edit' | 'generate' | 'novo' | 'revoke' | 'sign' | 'reject';
/** The response's code; the proposal's next state; the effect on its link. */
type Rule = readonly [code: number, to?: Status, link?: 'new' | 'dies'];

/** D14, written from docs/rules and not from the source: running both finds a row of `src` that differs. */
export const D14: Readonly<Record<Status, Readonly<Record<Move, Rule>>>> = {
  rascunho: {
    edit: [200, 'rascunho'],
    generate: [200, 'enviado', 'new'],
    novo: [200, 'enviado', 'new'],
    revoke: [204, 'rascunho'],
    sign: [404],
    reject: [404],
  },
  enviado: {
    edit: [200, 'enviado'],
    generate: [200, 'enviado'],
    novo: [409],
    revoke: [204, 'rascunho', 'dies'],
    sign: [200, 'aceito'],
    reject: [200, 'rejeitado'],
  },
  aceito: {
    edit: [423],
    generate: [200, 'aceito'],
    novo: [200, 'aceito', 'new'],
    revoke: [409],
    sign: [409],
    reject: [409],
  },
  rejeitado: {
    edit: [200, 'rejeitado'],
    generate: [200, 'enviado', 'new'],
    novo: [200, 'enviado', 'new'],
    revoke: [204, 'rejeitado', 'dies'],
    sign: [409],
    reject: [409],
  },
  expirado: {
    edit: [200, 'expirado'],
    generate: [200, 'enviado', 'new'],
    novo: [200, 'enviado', 'new'],
    revoke: [204, 'expirado', 'dies'],
    sign: [410],
    reject: [410],
  },
};

export interface Link {
  /** Its index among all tokens issued for this proposal. */
  token: number;
  ended: boolean;
  /** Two days are left of thirty. */
  closing: boolean;
  /** The scheduled job has handled its end; has sent the reminder. */
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
  /** `expirado` only by the clock: not stored yet. */
  unwritten: boolean;
  /** The document that was signed. */
  signed: string | null;
  deleted: boolean;
  vistas: number;
  events: number;
  /** The owner's changes since any other event: each once at the end of the history (docs/decisions/0029). */
  own: string[];
  /** Somebody besides its owner has this version. */
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

/** What its client sees, as far as it can differ in this test. */
export const documentOf = ({ signed, titulo, empresa }: Life): string => signed ?? `${titulo}|${empresa}`;

/** The link shows something: a signed record for ever, anything else until the link's end (D15). */
export const opens = (life: Life): boolean =>
  life.link !== null && (life.status === 'aceito' || !life.link.ended);

/** Rows of D14 that were used, so that a test can check that all of them were. */
export const reached = new Map<string, number>();
function rule(status: Status, move: Move): Rule {
  const row = `${status} ${move}`;
  reached.set(row, (reached.get(row) ?? 0) + 1);
  return D14[status][move];
}

/** An event that is never merged. */
function happens(life: Life): void {
  life.events += 1;
  life.own = [];
}

/** An owner's repeated change is merged with the previous one, if that is one of the last five events and can be. */
function repeats(life: Life, what: string, may: boolean): void {
  const at = may ? life.own.lastIndexOf(what) : -1;
  if (at >= 0 && at >= life.own.length - 5) life.own.splice(at, 1);
  else life.events += 1;
  life.own.push(what);
}

function go(life: Life, to: Status): void {
  life.status = to;
  life.unwritten = false;
}

/** An owner's call: its response and effect. `token` is the index of a new link's token. */
export function owner(life: Life, move: 'generate' | 'novo' | 'revoke', token: number): number {
  if (life.deleted) return 404;
  const [code, to, link] = rule(life.status, move);
  if (to === undefined) return code;
  const dies = link === 'dies' && life.link !== null;
  if (link === 'new') {
    const fresh = { ended: false, closing: false, dealtWith: false, reminded: false };
    life.link = { token, ...fresh, shown: new Set(), visitors: new Set() };
    if (to === 'aceito') life.mails.push('link-replaced', 'link-replaced');
  } else if (dies) life.link = null;
  if (link === 'new' || dies) {
    happens(life);
    go(life, to);
  }
  return code;
}

export function edit(life: Life, titulo: string, versao: number | undefined): number {
  if (life.deleted) return 404;
  const [code] = rule(life.status, 'edit');
  if (code !== 200) return code;
  if (versao !== undefined && versao !== life.versao) return 409;
  repeats(life, 'edit', life.versao > 1 && !life.seen);
  Object.assign(life, { titulo, versao: life.versao + 1, seen: false });
  return code;
}

/** What the page showed (D17). */
export interface Claim {
  versao?: number | undefined;
  document?: string | undefined;
}

function fits(life: Life, link: Link, { versao, document }: Claim): boolean {
  if (versao !== undefined && versao !== life.versao) return false;
  if (document !== undefined) return document === documentOf(life);
  return [...link.shown].every((shown) => shown === documentOf(life));
}

export function decide(
  life: Life,
  move: 'sign' | 'reject',
  given: { token: number; claim: Claim; asOwner: boolean },
): number {
  const { link } = life;
  if (!link || link.token !== given.token) return 404;
  if (given.asOwner) return 403; // D22
  const [code, to] = rule(life.status, move);
  if (to === undefined) return code;
  if (!fits(life, link, given.claim)) return 409;
  if (move === 'sign') life.signed = documentOf(life);
  life.seen = true;
  go(life, to);
  happens(life);
  life.mails.push(
    ...(move === 'sign' ? ['proposal-signed', 'signed-copy', 'signed-copy'] : ['proposal-rejected']),
  );
  return code;
}

/** The client opens the link. */
export function open(life: Life, token: number): number {
  if (life.link?.token !== token) return 404;
  if (!opens(life)) return 410;
  life.link.shown.add(documentOf(life));
  life.seen = true;
  return 200;
}

/** The page reports that a person looks at it (D20). */
export function view(life: Life, token: number, visitor: string): number {
  const { link } = life;
  if (link?.token !== token) return 404;
  if (!opens(life)) return 410;
  if (visitor === 'owner' || life.deleted) return 204;
  life.vistas += 1;
  if (!link.visitors.has(visitor)) {
    if (link.visitors.size === 0 && life.status === 'enviado') life.mails.push('proposal-seen');
    link.visitors.add(visitor);
    happens(life);
  }
  return 204;
}

export function develop(life: Life, to: string): number {
  if (life.deleted) return 404;
  if (life.desenvolvimento !== to) repeats(life, to, true);
  life.desenvolvimento = to;
  return 200;
}

/** D21: what was not signed loses its link. */
export function remove(life: Life): number {
  if (life.deleted) return 404;
  life.deleted = true;
  happens(life);
  if (life.status !== 'aceito') life.link = null;
  life.unwritten = false;
  return 204;
}

export function end(life: Life): void {
  if (!life.link) return;
  life.link.ended = true;
  if (life.status === 'enviado') Object.assign(life, { status: 'expirado', unwritten: true });
}

/** The scheduled job: ends first, then reminders, each once a link. */
export function job(life: Life): void {
  const { link } = life;
  if (!link) return;
  if (link.ended) {
    if (life.unwritten) {
      happens(life);
      life.mails.push('link-ended');
    }
    life.unwritten = false;
    link.dealtWith = true;
  } else if (link.closing && !link.reminded) {
    link.reminded = true;
    if (life.status === 'enviado') life.mails.push('link-ending');
  }
}
