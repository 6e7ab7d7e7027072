import { isAlive, lookAt, markOf } from './processes.mjs';

const PAUSE = 500;

/** npm runs scripts through a shell, which stays in between or gives its place to the script. */
function npmProcess() {
  const between = lookAt(process.ppid);
  const isShell = between !== undefined && /^(da|ba|z|k)?sh$/.test(between.name);
  return isShell && between.parent > 1 ? between.parent : process.ppid;
}

/**
 * Under `npm start` our life is npm's, and killing npm with SIGKILL tells us nothing: so we look. Started
 * without npm nobody is watched, since a program may outlive the shell it was started from (nohup).
 * @param {() => void} onGone
 */
export function followNpm(onGone) {
  if (!process.env['npm_lifecycle_event']) return;
  const npm = markOf(npmProcess());
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    onGone();
  }, PAUSE);
  timer.unref();
}
