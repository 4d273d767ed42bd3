import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const COMPILED = inRoot('cms/dist/config/settings.js');

/** @typedef {{ readSettings(source: NodeJS.ProcessEnv): unknown }} SettingsModule */

/**
 * Puts the settings before the server's own check, so that a bad one is refused before anything slow begins.
 * Nothing happens while the server is not compiled yet.
 * @param {NodeJS.ProcessEnv} settings
 */
export async function checkServerSettings(settings) {
  if (!existsSync(COMPILED)) return;
  const { default: server } = /** @type {{ default: SettingsModule }} */ (
    await import(pathToFileURL(COMPILED).href)
  );
  try {
    server.readSettings(settings);
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsProblem') throw new Problem(error.message);
    throw error;
  }
}
