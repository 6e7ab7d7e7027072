const FRAME_MS = 1000 / 60;
/** What a person sees as a stutter. */
const LONG_MS = 50;

/** Runs in the page: notes each frame's time, and a few times a second whether the middle of the window is empty. */
export function noteFrames() {
  const LOOK_MS = 100;
  const noted = { times: [], looked: 0, empty: 0 };
  let looked = 0;
  let running = true;
  const look = (now) => {
    looked = now;
    const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const list = there?.closest('[role="list"]');
    if (!list) return;
    noted.looked += 1;
    if (!there.closest('[role="listitem"]')) noted.empty += 1;
  };
  const frame = (now) => {
    noted.times.push(now);
    if (now - looked > LOOK_MS) look(now);
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const stop = () => {
    running = false;
    return noted;
  };
  Object.assign(window, { acordoFrames: stop });
}

/** @param {{ times: readonly number[], looked: number, empty: number }} noted */
export function figuresOf({ times, looked, empty }) {
  const lengths = times.slice(1).map((time, i) => time - times[i]);
  const due = lengths.reduce((sum, ms) => sum + Math.max(1, Math.round(ms / FRAME_MS)), 0);
  return {
    frames: lengths.length,
    long: lengths.filter((ms) => ms > LONG_MS).length,
    longest: Math.max(0, ...lengths),
    dropped: due === 0 ? 0 : (due - lengths.length) / due,
    empty: looked === 0 ? 0 : empty / looked,
  };
}
