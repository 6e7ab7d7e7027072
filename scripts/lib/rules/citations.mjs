/**
 * Comments and texts between quotes, in the order of a file. A quote inside a regular expression may hide the rest of its line,
 * never more.
 */
const SPOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** The start of a comment's next line. */
const NEXT_LINE = /\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g;
const IN_PARENTHESES = /\([^()]*\)/g;
/** Examples in a document. */
const EXAMPLES = /```[\s\S]*?```|`[^`\n]*`/g;

const RULE = /(?<![\w-])[DPL][1-9]\d{0,2}(?![\w-])/g;
const CASES = /\battacks? (\d+(?:, \d+)*)/gi;
/** Forms in which a citation would be missed. */
const UNCLEAR = /\battacks? \d+(?:, \d+)*(?:,? (?:and|or|to) | ?[–-] ?)\d+/gi;

/**
 * The parts of a file that may cite: all of a document; in code, comments and parentheses in texts, as in test titles.
 * @param {string} file
 * @param {string} text
 */
function citingParts(file, text) {
  if (file.endsWith('.json')) return [];
  if (file.endsWith('.md')) return [text.replace(EXAMPLES, '').replace(NEXT_LINE, ' ')];
  if (!/\.(?:[mc]?[jt]sx?|css|typ)$/.test(file)) return [text];
  return (text.match(SPOKEN) ?? []).flatMap((part) =>
    part.startsWith('/') ? [part.replace(NEXT_LINE, ' ')] : (part.match(IN_PARENTHESES) ?? []),
  );
}

/**
 * @param {string} file its name decides how it is read
 * @param {string} text
 * @returns {{ cited: string[], unclear: string[] }} `D13`, `P4`, `L2` and `attack 42`, as often as they occur
 */
export function citations(file, text) {
  const parts = citingParts(file, text);
  return {
    cited: parts.flatMap((part) => [
      ...(part.match(RULE) ?? []),
      ...[...part.matchAll(CASES)].flatMap(([, list = '']) => list.split(', ').map((n) => `attack ${n}`)),
    ]),
    unclear: parts.flatMap((part) => part.match(UNCLEAR) ?? []),
  };
}

/** Documents outside the repository, and task numbers that readers cannot look up. */
const ELSEWHERE =
  /(?<![\w/-])(?:product|house|stack|decisions|attacks|look)\.md\b|\bhouse rule\b|\bissue \d+/gi;

/**
 * @param {string} text
 * @returns {string[]} references to things that a reader of the repository does not have
 */
export const namedElsewhere = (text) => text.match(ELSEWHERE) ?? [];
