import { isJsxElement, isJsxFragment } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { faultsAmong } from './rule.mjs';
import { Kinds } from './kinds.mjs';

/** @typedef {{ file: string, line: number, text: string, why: string }} LooseText */

/**
 * A browser that translates a page replaces each text node by `<font>` elements. If a text is its element's only child, React
 * refers to the element and writes the text again. A text beside other children is a node that React refers to: changing it has no
 * visible effect, and removing it or inserting something before it throws, which breaks the page. Hence the rule
 * (docs/decisions/0032): a text that changes, or that has siblings that come and go, is the only child of its element.
 * @param {string} project path of its tsconfig.json
 * @param {(file: string) => boolean} wanted
 * @returns {LooseText[]}
 */
export function findLooseTexts(project, wanted) {
  const api = new API();
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    if (!opened) throw new Error(`no project: ${project}`);
    const kinds = new Kinds(opened.checker);
    return opened.program
      .getSourceFileNames()
      .filter(wanted)
      .flatMap((file) => {
        const source = opened.program.getSourceFile(file);
        return source ? faultsIn(file, source, kinds) : [];
      });
  } finally {
    api.close();
  }
}

/**
 * @param {string} file
 * @param {import('typescript/unstable/ast').SourceFile} source
 * @param {Kinds} kinds
 */
function faultsIn(file, source, kinds) {
  /** @type {LooseText[]} */
  const found = [];
  /** @param {import('typescript/unstable/ast').Node} node */
  const visit = (node) => {
    if (isJsxElement(node) || isJsxFragment(node))
      for (const { child, why } of faultsAmong(node, kinds)) {
        const written = source.text.slice(child.pos, child.end);
        const start = child.pos + written.length - written.trimStart().length;
        found.push({
          file,
          line: source.text.slice(0, start).split('\n').length,
          text: written.trim().replace(/\s+/g, ' ').slice(0, 60),
          why,
        });
      }
    node.forEachChild((child) => visit(child));
  };
  visit(source);
  return found;
}
