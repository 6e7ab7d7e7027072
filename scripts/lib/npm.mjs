import fs from 'node:fs';

/** @returns {[command: string, args: string[]]} the npm that runs us, where there is one */
export function npmCommand() {
  const npm = process.env['npm_execpath'];
  return npm && fs.existsSync(npm) ? [process.execPath, [npm]] : ['npm', []];
}
