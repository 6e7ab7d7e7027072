import fs from 'node:fs';
import path from 'node:path';

// where packages install programs, even if a short PATH (cron, a service manager) lacks it
const USUAL = ['/usr/local/bin', '/usr/bin'];

/**
 * @param {readonly string[]} names the first one found is used
 * @param {readonly string[]} [folders]
 * @returns {string | undefined} absolute path
 */
export function findProgram(
  names,
  folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...USUAL],
) {
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (folder && isExecutable(file)) return file;
    }
  }
  return undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
