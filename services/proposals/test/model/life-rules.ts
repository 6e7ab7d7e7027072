export type Status = 'rascunho' | 'enviado' | 'aceito' | 'rejeitado' | 'expirado';
export type Move = 'edit' | 'generate' | 'novo' | 'revoke' | 'sign' | 'reject';
/** The response's code; what becomes of the proposal; what becomes of its link. */
type Rule = readonly [code: number, to?: Status, link?: 'new' | 'dies'];

/** D14, written from docs/rules and not from the source: a row of `src` that differs is found by running both. */
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

/** Rows of D14 that the lives went through, so that a test can say that it went through all of them. */
export const reached = new Map<string, number>();
export function rule(status: Status, move: Move): Rule {
  const row = `${status} ${move}`;
  reached.set(row, (reached.get(row) ?? 0) + 1);
  return D14[status][move];
}
