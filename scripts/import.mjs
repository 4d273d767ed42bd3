import './steps/node-version.mjs';

// Loaded afterwards, so that an old Node meets the sentence above and not a syntax error.
const path = await import('node:path');
const { runScript } = await import('./steps/problem.mjs');
const { runInCms } = await import('./steps/prepare.mjs');

const OTHER_OPTIONS = new Set(['--format', '--source']);
/** An import makes much that is thrown away at once: its heap grows slowly, which hardly takes more time. */
const SPARING_MEMORY = ['--heap-growing-percent=15', '--max-semi-space-size=2'];

/**
 * Paths as the person wrote them, from the folder in which npm was called.
 * @param {string[]} args
 */
function withAbsolutePaths(args) {
  const folder = process.env.INIT_CWD ?? process.cwd();
  return args.map((arg, index) => {
    const [, option, value] = /^(--map|--report)=(.+)$/s.exec(arg) ?? [];
    if (option !== undefined && value !== undefined) return `${option}=${path.resolve(folder, value)}`;
    const before = args[index - 1] ?? '';
    return arg.startsWith('-') || OTHER_OPTIONS.has(before) ? arg : path.resolve(folder, arg);
  });
}

await runScript(() => runInCms('import/run.js', withAbsolutePaths(process.argv.slice(2)), SPARING_MEMORY));
