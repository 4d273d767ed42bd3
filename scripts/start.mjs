import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./steps/start.mjs')).start(), 0);
