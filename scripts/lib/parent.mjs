import { isAlive, markOf } from './process-birth.mjs';

const PAUSE = 500;

/**
 * Under `npm start` our parent is npm, and killing npm with SIGKILL tells us nothing: so we look. Started
 * without npm nobody is watched, since a program may outlive the shell it was started from (nohup).
 * @param {() => void} onGone
 */
export function followNpm(onGone) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = markOf(process.ppid);
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    onGone();
  }, PAUSE);
  timer.unref();
}
