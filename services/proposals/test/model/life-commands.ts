import { rule, type Status } from './life-rules.js';
import { documentOf, type Life, type Link, opens } from './life.js';

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
  if (visitor === 'owner') return 200; // told whose proposal it is (D22)
  if (life.deleted) return 204;
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
