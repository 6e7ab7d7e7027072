import fs from 'node:fs';
import path from 'node:path';

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
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} não é um JSON válido`, { cause });
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    throw new Error(
      `${file} não pode ser lido (${code}): confira de quem é o arquivo e quem roda o comando`,
      {
        cause,
      },
    );
  }
}
