import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerSettings } from './settings.mjs';

/** Readable by the app and PostgreSQL, which run as different users; no other container has this volume. */
const FOLDER = '/data/database-secret';
const PASSWORD = join(FOLDER, 'password');

/**
 * Makes the secrets that the first start lacks, before anything else runs. It does not change a password that
 * PostgreSQL was set up with, because PostgreSQL would still require the old one.
 */
function prepareSecrets() {
  containerSettings();
  const given = process.env.DATABASE_PASSWORD;
  if (existsSync(PASSWORD) && given && readFileSync(PASSWORD, 'utf8') !== given) {
    throw new Error(
      'DATABASE_PASSWORD is not the one with which the database was made: see docs/deployment.md.',
    );
  }
  if (!existsSync(PASSWORD)) write(PASSWORD, given || randomBytes(24).toString('base64url'));
  const password = encodeURIComponent(readFileSync(PASSWORD, 'utf8'));
  write(join(FOLDER, 'url'), `postgres://vacationer:${password}@database:5432/vacationer`);
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(`${file}.new`, text);
  chmodSync(`${file}.new`, 0o644);
  renameSync(`${file}.new`, file);
}

prepareSecrets();
