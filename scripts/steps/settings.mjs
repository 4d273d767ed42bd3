import { randomBytes, randomInt } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot } from './paths.mjs';

/** @typedef {Record<string, string>} Settings */

const HEADER = `# Settings of this installation. It holds secrets: keep it to yourself, never commit it.
# What is written here is never changed by a script; an environment variable of the same name wins.
`;

const SECRETS = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'LINK_SECRET',
  'REGISTRATION_KEY',
];

/**
 * Settings that a start needs, with a function that makes each value if nobody has set it.
 * @type {Record<string, () => string>}
 */
const DEFAULTS = {
  HOST: () => '0.0.0.0',
  PORT: () => '1337',
  APP_KEYS: () => [secret(), secret(), secret(), secret()].join(','),
  ...Object.fromEntries(SECRETS.map((name) => [name, secret])),
  DATABASE_CLIENT: () => 'sqlite',
  DEMO_CONTENT: () => 'true',
  DEMO_PASSWORD: demoPassword,
};

/**
 * The settings of this installation. The environment wins over the file. What neither has is generated and added to
 * the file, which only its owner can read.
 * @param {string} file path of the `.env`
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 */
export function loadSettings(file, environment) {
  return alone(file, () => load(file, environment));
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 */
function load(file, environment) {
  const exists = existsSync(file);
  const text = exists ? readFileSync(file, 'utf8') : '';
  const written = /** @type {Settings} */ (parseEnv(text));
  const missing = Object.entries(DEFAULTS).filter(
    ([key]) => !(key in written) && !environment[key] && !environment[`${key}_FILE`],
  );
  const added = Object.fromEntries(missing.map(([key, make]) => [key, make()]));
  const lines = Object.entries(added)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
  if (!exists) writeFileSync(file, HEADER + lines, { mode: 0o600, flag: 'wx' });
  else shutToStrangers(file);
  if (exists && lines) appendFileSync(file, (text === '' || text.endsWith('\n') ? '' : '\n') + lines);
  const kept = Object.entries({ ...written, ...added }).filter(([key]) => !environment[`${key}_FILE`]);
  // An empty variable is one that is not set.
  const set = Object.entries(environment).filter(([, value]) => value);
  return /** @type {Settings} */ (Object.fromEntries([...kept, ...set]));
}

/**
 * Removes other users' access to a file of secrets, which a copy or an archive may have granted. A group's read
 * access is kept, because somebody has granted it.
 * @param {string} file
 */
function shutToStrangers(file) {
  const { mode } = statSync(file);
  if (process.platform === 'win32' || (mode & 0o007) === 0) return;
  try {
    chmodSync(file, mode & 0o770);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    console.warn(
      `Every account of this machine can read ${file}, and this one could not change that (${code ?? 'unknown'}): ` +
        `run "chmod 600 ${file}" as its owner. It holds secrets.`,
    );
  }
}

/** How long one start may hold the settings file before another considers it dead. */
const LOCK_MS = 10_000;
const STEP_MS = 20;

/**
 * Several containers may start at once on the same folder: one of them generates the secrets, the others read them.
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {T}
 */
function alone(file, work) {
  const lock = `${file}.lock`;
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP_MS);
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > LOCK_MS) rmdirSync(lock);
    return false;
  }
}

/** Settings of a temporary installation, with new secrets. */
export function freshSettings() {
  return Object.fromEntries(Object.entries(DEFAULTS).map(([key, make]) => [key, make()]));
}

/**
 * All settings of a temporary server that keeps everything in one folder; this machine's `.env` has no effect.
 * @param {string} folder
 * @param {Settings} [differences]
 */
export function settingsIn(folder, differences) {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm);
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  return {
    ...Object.fromEntries([...names].map(([, name = '']) => [name, ''])),
    ...freshSettings(),
    HOST: '127.0.0.1',
    DATABASE_FILENAME: join(folder, 'vacationer.db'),
    UPLOADS_FOLDER: join(folder, 'public'),
    MAIL_FOLDER: join(folder, 'mail'),
    RATE_LIMITS: 'false',
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...differences,
  };
}

function secret() {
  return randomBytes(32).toString('base64url');
}

/** Easy to read out and type, with the letters and digits that Strapi's admin asks for: about 50 bits. */
function demoPassword() {
  const pick = (/** @type {string} */ letters) => letters.charAt(randomInt(letters.length));
  const word = () => Array.from({ length: 3 }, () => pick('bdfghjklmnprstvz') + pick('aeiou')).join('');
  const first = word();
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}-${word()}-${String(randomInt(1000, 10_000))}`;
}
