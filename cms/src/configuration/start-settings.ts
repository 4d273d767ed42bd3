import { readSettings, type Settings } from '../../config/settings';
import { SettingsProblem } from './checked-values';

/** The settings of this server. Ends the process with one sentence when they cannot be used. */
export function startSettings(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof SettingsProblem) fail(error.message);
    throw error;
  }
}

/** Ends the process with one sentence; what it is about is printed too where LOG_LEVEL is `debug`. */
export function fail(sentence: string, error?: unknown): never {
  if (error !== undefined && process.env['LOG_LEVEL'] === 'debug') console.error(error);
  console.error(sentence);
  process.exit(1);
}
