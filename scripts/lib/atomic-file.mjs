import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.mjs';

/**
 * Writes a file readable by its owner alone. A reader, or a start after a crash, reads the old or the new
 * content, never half of it.
 * @param {string} file
 * @param {string} content
 */
export function writePrivateFile(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, content, { mode: 0o600 });
  fs.renameSync(draft, file);
}

/**
 * @param {string} file
 * @returns {unknown} the parsed content, undefined when there is no such file
 * @throws {Error} naming the file when it can't be read or is not JSON
 */
export function readJsonFile(file) {
  if (!fs.existsSync(file)) return undefined;
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
    return JSON.parse(text);
  } catch (cause) {
    const why =
      text === undefined
        ? `não pode ser lido (${codeOf(cause)}): confira de quem é o arquivo e quem roda o comando`
        : 'não é um JSON válido';
    throw new Error(`${file} ${why}`, { cause });
  }
}
