import { resolve } from 'node:path';
import { loadSettings } from '../../scripts/steps/settings.mjs';

/** Where generated secrets are kept: a volume, so that the next container finds them. */
const FOLDER = '/data/settings';

/** The settings of this container: the environment wins over what was made on the first start. */
export function containerSettings() {
  return loadSettings(resolve(FOLDER, 'settings.env'), process.env);
}
