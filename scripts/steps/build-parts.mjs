import { rmSync } from 'node:fs';
import { compressFolder } from './compress.mjs';
import { inRoot } from './paths.mjs';
import { checkServerSettings } from './preflight.mjs';
import { Problem } from './problem.mjs';
import { run, scriptOf } from './run.mjs';

/**
 * A part of the product that is built on its own.
 * @typedef {object} BuildPart
 * @property {string} name
 * @property {string} label what it is called while it is built
 * @property {string[]} sources files and folders that decide its outcome
 * @property {string[]} outputs files that exist when it is built
 * @property {string[]} after parts that have to be built before it
 * @property {(settings: NodeJS.ProcessEnv) => Promise<void>} build
 */

/** Every build depends on packages and compiler settings. */
const EVERYWHERE = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/steps/build-parts.mjs',
  'scripts/steps/compress.mjs',
];
const SHARED = ['plugins/booking-rules/shared', 'plugins/booking-rules/contracts'];

const RULES = [
  ...EVERYWHERE,
  'plugins/booking-rules/tsconfig.json',
  ...SHARED,
  'plugins/booking-rules/server',
];

/**
 * What a server is made of.
 * @type {BuildPart[]}
 */
export const BUILD_PARTS = [
  {
    name: 'plugin',
    label: 'Building the booking rules',
    sources: RULES,
    outputs: [
      'plugins/booking-rules/dist/shared/domain/stay.js',
      'plugins/booking-rules/dist/server/src/index.js',
    ],
    after: [],
    async build(env) {
      rmSync(inRoot('plugins/booking-rules/dist'), { recursive: true, force: true });
      await compile(env, '-p', 'plugins/booking-rules', '--noCheck', '--declaration', 'false');
    },
  },
  {
    name: 'cms',
    label: 'Building the content backend',
    sources: [...EVERYWHERE, 'cms/package.json', 'cms/tsconfig.json', 'cms/config', 'cms/src'],
    outputs: ['cms/dist/config/server.js'],
    after: ['plugin'],
    async build(env) {
      for (const folder of ['config', 'src'])
        rmSync(inRoot('cms/dist', folder), { recursive: true, force: true });
      await compile(env, '-p', 'cms', '--noCheck');
    },
  },
  {
    name: 'site',
    label: 'Building the site',
    sources: [...EVERYWHERE, 'site', ...SHARED],
    outputs: ['site/dist/server/entry.mjs', 'site/dist/client/assets'],
    after: [],
    async build(env) {
      const cwd = inRoot('site');
      await node(scriptOf('vike', 'vike', cwd), ['build'], { cwd, env });
      await compressFolder(inRoot('site/dist/client'));
    },
  },
  {
    name: 'admin',
    label: 'Building the admin panel',
    sources: [
      ...EVERYWHERE,
      'cms/package.json',
      'cms/build-panel.mjs',
      'cms/config',
      'cms/src/admin',
      'plugins/booking-rules/package.json',
      'plugins/booking-rules/admin',
      ...SHARED,
    ],
    outputs: ['cms/dist/build/index.html'],
    // Its build loads both.
    after: ['plugin', 'cms'],
    async build(env) {
      await checkServerSettings(env);
      await node(inRoot('cms/build-panel.mjs'), [], { env });
      // Strapi sends these files if they exist; it compresses nothing by itself.
      await compressFolder(inRoot('cms/dist/build'), 8);
    },
  },
];

/**
 * The types of the booking rules, for whoever checks what uses them. They take four times as long as the rules.
 * @type {BuildPart}
 */
export const RULES_TYPES = {
  name: 'types',
  label: 'Writing down the types of the booking rules',
  sources: RULES,
  outputs: ['plugins/booking-rules/dist/server/src/index.d.ts'],
  // Its build clears the folder.
  after: ['plugin'],
  build: (env) => compile(env, '-p', 'plugins/booking-rules', '--emitDeclarationOnly', '--checkers', '1'),
};

/**
 * Types are checked by `npm run typecheck` alone, or a first start would wait for it. With one checker: each of several
 * learns the types of all packages anew, which costs twice the processor time.
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} options
 */
const compile = (env, ...options) => node(scriptOf('typescript-native', 'tsc'), options, { env });

/**
 * @param {string} script
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv }} options
 */
async function node(script, args, options) {
  const { code, output } = await run(process.execPath, [script, ...args], { ...options, quiet: true });
  if (code !== 0) throw new Problem(`${output.trim()}\nThe build failed: see the message above.`);
}
