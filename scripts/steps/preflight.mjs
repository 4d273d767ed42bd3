import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT, inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Refuses an invalid port, or one that is in use.
 * @param {Settings} settings
 */
export async function checkPort({ HOST, PORT = '' }) {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
    throw new Problem(`PORT is "${PORT}": set it to a number from 1 to 65535 in .env.`);
  }
  const probe = createServer().listen(port, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${PORT} is taken: stop the program that listens on it, or set PORT to a free one in .env.`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(`Port ${PORT} is not allowed for this account: set PORT to 1024 or more in .env.`);
    }
    throw new Problem(`HOST is "${HOST ?? ''}" (${code}): set it to an address of this machine in .env.`);
  }
  await promisify(probe.close.bind(probe))();
}

/**
 * The SQLite file in these settings; null for PostgreSQL.
 * @param {Settings} settings
 */
export function databaseFile({ DATABASE_CLIENT, DATABASE_FILENAME }) {
  if (DATABASE_CLIENT === 'sqlite') return resolve(ROOT, DATABASE_FILENAME ?? 'database/data/vacationer.db');
  if (DATABASE_CLIENT === 'postgres') return null;
  throw new Problem(`DATABASE_CLIENT is "${DATABASE_CLIENT ?? ''}": set it to sqlite or postgres in .env.`);
}

/**
 * Creates the folder of a SQLite file and checks that both can be written.
 * @param {string} file
 */
export function checkDatabaseFolder(file) {
  const folder = dirname(file);
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(probe, 'w'));
    rmSync(probe);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Problem(
      `The database cannot be written at ${shown(file)} (${code ?? 'unknown'}): ` +
        'give this account the right to write there, or set DATABASE_FILENAME in .env to another place.',
    );
  }
}

/**
 * Refuses a SQLite file that is damaged or not a database. Needs the installed packages.
 * @param {string} file
 */
export function checkDatabaseFile(file) {
  if (!existsSync(file)) return;
  const finding = quickCheck(file);
  if (finding !== 'ok') {
    throw new Problem(
      `The database ${shown(file)} is damaged (${finding}): ` +
        'restore a backup over it, or move it away to begin with an empty one.',
    );
  }
}

/**
 * @typedef {{ pragma(statement: string, options: { simple: true }): unknown, close(): void }} Connection
 * @typedef {new (file: string, options: { readonly: true, fileMustExist: true }) => Connection} OpenDatabase
 * @param {string} file
 * @returns {string} `ok`, or what is wrong with it
 */
function quickCheck(file) {
  const requireFromCms = createRequire(inRoot('cms', 'package.json'));
  const Database = /** @type {OpenDatabase} */ (requireFromCms('better-sqlite3'));
  try {
    const connection = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const finding = String(connection.pragma('quick_check(1)', { simple: true }));
      return finding.replace('*** in database main ***', '').trim();
    } finally {
      connection.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_'))
      return error.message;
    throw error;
  }
}

/**
 * The path as a person at the repository's root would write it.
 * @param {string} file
 */
function shown(file) {
  const path = relative(ROOT, file);
  return path.startsWith('..') ? file : path;
}

/** @typedef {{ readSettings(source: NodeJS.ProcessEnv): unknown }} SettingsModule */

/**
 * Runs the server's own check of the settings, so that a bad one is refused before anything slow begins. Does nothing
 * if the server is not compiled yet.
 * @param {NodeJS.ProcessEnv} settings
 */
export async function checkServerSettings(settings) {
  const compiled = inRoot('cms/dist/config/settings.js');
  if (!existsSync(compiled)) return;
  const { default: server } = /** @type {{ default: SettingsModule }} */ (
    await import(pathToFileURL(compiled).href)
  );
  try {
    server.readSettings(settings);
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsProblem') throw new Problem(error.message);
    throw error;
  }
}
