import { join } from 'node:path';
import { freshSettings } from '../steps/settings.mjs';

/** @typedef {ReturnType<typeof settingsOf>} RunSettings */

/**
 * Settings of a run in a folder of its own, with secrets of its own.
 * @param {string} folder
 * @param {string | null} postgresUrl null for SQLite
 * @param {{ demo: boolean }} content whether the demo content is loaded
 */
export function settingsOf(folder, postgresUrl, { demo }) {
  return {
    ...freshSettings(),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_CONTENT: String(demo),
    STRAPI_TELEMETRY_DISABLED: 'true',
    UPLOADS_FOLDER: join(folder, 'public'),
    MAIL_FOLDER: join(folder, 'mail'),
    DATABASE_CLIENT: postgresUrl === null ? 'sqlite' : 'postgres',
    DATABASE_FILENAME: join(folder, 'bench.db'),
    DATABASE_URL: postgresUrl ?? '',
  };
}
