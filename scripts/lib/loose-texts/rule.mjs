import { isJsxExpression, isJsxFragment, isJsxText } from 'typescript/unstable/ast/is';

/** @typedef {import('typescript/unstable/ast').Node} Node */

const WHY = {
  text: 'this text changes and has siblings: give it an element of its own',
  texts: 'texts of a list, or of a component, have no element of their own: give each one',
  anything:
    'this may be a text and has siblings: take `Elements` (shared/ui/elements.ts) or give it an element',
  fragment: 'a text of a fragment has no element of its own: give it one',
  still: 'what stands beside this text comes and goes: give the text an element of its own',
};

/**
 * The children of one element or fragment that break the rule of `findLooseTexts`.
 * @param {import('typescript/unstable/ast').JsxElement | import('typescript/unstable/ast').JsxFragment} parent
 * @param {import('./kinds.mjs').Kinds} kinds
 * @returns {{ child: Node, why: string }[]}
 */
export function faultsAmong(parent, kinds) {
  const children = [...parent.children].filter(isDrawn).map((child) => ({ child, kind: kinds.of(child) }));
  const alone = children.length === 1;
  const inFragment = isJsxFragment(parent);
  const moving = children.some(({ kind }) => kind !== 'still' && kind !== 'element');
  return children.flatMap(({ child, kind }) => {
    const fault = () => {
      if (kind === 'texts') return WHY.texts;
      if (kind === 'anything') return alone ? undefined : WHY.anything;
      if (inFragment && (kind === 'text' || kind === 'still')) return WHY.fragment;
      if (alone || kind === 'element' || kind === 'others') return undefined;
      return kind === 'text' ? WHY.text : moving ? WHY.still : undefined;
    };
    const why = fault();
    return why ? [{ child, why }] : [];
  });
}

/** JSX drops white space with a line break in it, and what is only a comment. @param {Node} child */
function isDrawn(child) {
  if (isJsxText(child)) return !/^\s*\n\s*$/.test(child.text);
  return !isJsxExpression(child) || child.expression !== undefined;
}
