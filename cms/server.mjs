import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Strapi looks for its files in the working folder.
process.chdir(dirname(fileURLToPath(import.meta.url)));
const settingsFile = resolve('../.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
process.env.NODE_ENV ??= 'production';
// Nothing is reported to anybody.
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';

// What is wrong with the settings is said before Strapi is loaded, which takes a second.
const { startSettings } = await import('./dist/src/configuration/start-settings.js');
const settings = startSettings();
const { serve } = await import('./dist/src/serve.js');
// Whoever started it looks at the database meanwhile, and says when it may be opened.
if (process.argv.includes('--wait')) await once(process, 'message');
/** Whether this installation has demo content or is getting it. */
export const { demo } = await serve(settings);
