const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * @param {number} since of performance.now()
 * @returns {string} `2,4 s`
 */
export const took = (since) => `${seconds.format((performance.now() - since) / 1000)} s`;

/** Prints progress to the terminal: steps on one line each, remarks between them. */
export function makeVoice(/** @type {{ write: (text: string) => void }} */ out = process.stdout) {
  let inLine = false;
  const say = (/** @type {string} */ text) => {
    out.write(`${inLine ? '\n' : ''}${text}\n`);
    inLine = false;
  };
  return {
    say,
    /**
     * @template Result
     * @param {string} label
     * @param {() => Promise<Result>} work
     * @returns {Promise<Result>}
     */
    step: async (label, work) => {
      const began = performance.now();
      out.write(`  ${label} … `);
      inLine = true;
      const result = await work();
      out.write(inLine ? `${took(began)}\n` : `  ${label}: ${took(began)}\n`);
      inLine = false;
      return result;
    },
    /** Ends an open line before other output. */
    pause: () => {
      if (inLine) out.write('\n');
      inLine = false;
    },
  };
}
