/**
 * Steps that undo what was done, last first. A second run has no effect.
 * @returns {{ push: (...steps: (() => Promise<void> | void)[]) => void, run: () => Promise<void> }}
 */
export function undoStack() {
  /** @type {(() => Promise<void> | void)[]} */
  const steps = [];
  /** @type {Promise<void>} a second caller waits for the first, or a program would exit in the middle of it */
  let running = Promise.resolve();
  return {
    push: (...more) => void steps.push(...more),
    run: () => {
      running = running.then(async () => {
        for (let step = steps.pop(); step; step = steps.pop()) await step();
      });
      return running;
    },
  };
}
