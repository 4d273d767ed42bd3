/** Without a terminal, a step that takes longer reports its progress now and then. */
const REMINDER_MS = 15_000;

/**
 * @typedef {object} Progress
 * @property {<T>(label: string, work: (relabel: (label: string) => void) => Promise<T>) => Promise<T>} step
 *   shows numbered work with the time it takes; `relabel` says what it is at now
 */

/**
 * Numbered progress lines: `[2/5] Building the admin panel … 41 s`. On a terminal the line of a running step is
 * rewritten every second; elsewhere one line is printed at the start of a step and one at its end.
 * @param {number} total number of steps
 * @param {NodeJS.WriteStream} [out]
 * @returns {Progress}
 */
export function createProgress(total, out = process.stdout) {
  /** @type {Set<{ title: () => string, since: number }>} */
  const running = new Set();
  let count = 0;

  const seconds = (/** @type {number} */ since) => `${Math.round((Date.now() - since) / 1000)} s`;
  const live = () => [...running].map((work) => `${work.title()} … ${seconds(work.since)}`).join('  ');
  const clear = () => out.isTTY && out.write('\r\u001b[K');
  const draw = () => out.isTTY && out.write(`\r\u001b[K${live().slice(0, out.columns - 1)}`);

  return {
    async step(label, work) {
      const number = ++count;
      let text = label;
      const entry = { title: () => `[${String(number)}/${String(total)}] ${text}`, since: Date.now() };
      running.add(entry);
      const announce = () => (out.isTTY ? draw() : out.write(`${entry.title()} …\n`));
      announce();
      const timer = setInterval(announce, out.isTTY ? 1000 : REMINDER_MS);
      try {
        const result = await work((next) => {
          text = next;
          if (out.isTTY) draw();
        });
        text = label;
        clear();
        out.write(`${entry.title()} … ${seconds(entry.since)}\n`);
        return result;
      } finally {
        clearInterval(timer);
        running.delete(entry);
        clear();
        if (running.size > 0) draw();
      }
    },
  };
}
