import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is';
import { SyntaxKind } from 'typescript/unstable/ast';
import { SignatureKind, TypeFlags } from 'typescript/unstable/sync';

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/sync').Type} Type */

/**
 * What a child of JSX may be. still: text that never changes · text: text that may change or disappear · texts: a list that contains
 * texts · anything: a ReactNode, so perhaps a text · element: one that is always there · others: elements that may come and go.
 * @typedef {'still' | 'text' | 'texts' | 'anything' | 'element' | 'others'} Kind
 */

const NUMBER = TypeFlags.NumberLike | TypeFlags.BigIntLike;
const TEXT = TypeFlags.StringLike | NUMBER | TypeFlags.Any | TypeFlags.Unknown;

export class Kinds {
  /** @param {import('typescript/unstable/sync').Checker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {Node} child @returns {Kind} */
  of(child) {
    if (isJsxText(child)) return 'still';
    if (isJsxExpression(child) && child.expression) return this.#expression(child.expression);
    if (isJsxElement(child)) return this.#component(child.openingElement.tagName);
    if (isJsxSelfClosingElement(child)) return this.#component(child.tagName);
    return isJsxFragment(child) ? 'others' : 'element';
  }

  /** @param {Node} node @returns {Kind} */
  #expression(node) {
    if (isParenthesizedExpression(node)) return this.#expression(node.expression);
    if (isConditionalExpression(node))
      return either(this.#expression(node.whenTrue), this.#expression(node.whenFalse));
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
      return either(this.#condition(node.left), this.#expression(node.right));
    if (isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node))
      return either('others', this.of(node));
    const type = this.checker.getTypeAtLocation(node);
    return type ? this.#type(type) : 'anything';
  }

  /** Left of `&&`: React renders nothing for '', but it renders 0. @param {Node} left @returns {Kind} */
  #condition(left) {
    const type = this.checker.getTypeAtLocation(left);
    if (!type || this.#isAnything(type)) return 'others';
    return parts(type).some(({ flags }) => flags & NUMBER) ? 'text' : 'others';
  }

  /** @param {Type} type @returns {Kind} */
  #type(type) {
    const all = parts(type);
    if (all.length === 1 && type.isStringLiteralType()) return 'still';
    if (this.#isAnything(type)) return 'anything';
    if (all.some((part) => this.#isListWithText(part))) return 'texts';
    return all.some(({ flags }) => flags & TEXT) ? 'text' : 'others';
  }

  /** HTML elements as they are; of components, what they return. @param {Node} tag @returns {Kind} */
  #component(tag) {
    const type = this.checker.getTypeAtLocation(tag);
    const [signature] = type ? this.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const returned = signature && this.checker.getReturnTypeOfSignature(signature);
    if (!returned || this.#isAnything(returned)) return 'element'; // a library's: it renders an element
    const kind = this.#type(returned);
    if (kind !== 'others') return 'texts';
    return parts(returned).length > 1 || this.checker.isArrayLikeType(returned) ? 'others' : 'element';
  }

  /** @param {Type} type */
  #isAnything(type) {
    return /\bReactNode\b/.test(this.checker.typeToString(type)) && !this.checker.isArrayLikeType(type);
  }

  /** @param {Type} type */
  #isListWithText(type) {
    if (!type.isObjectType() || !this.checker.isArrayLikeType(type)) return false;
    const items = type.isTypeReference() ? this.checker.getTypeArguments(type) : [];
    return items.some((item) => this.#isAnything(item) || parts(item).some(({ flags }) => flags & TEXT));
  }
}

/** @param {Type} type @returns {readonly Type[]} */
const parts = (type) => (type.isUnionType() ? type.getTypes() : [type]);

/** @type {readonly Kind[]} */
const WORST = ['texts', 'anything', 'text'];

/** One or the other: text in any of the two is a text that changes. @param {...Kind} kinds @returns {Kind} */
const either = (...kinds) => {
  const worst = WORST.find((kind) => kinds.includes(kind));
  return worst ?? (kinds.includes('still') ? 'text' : 'others');
};
