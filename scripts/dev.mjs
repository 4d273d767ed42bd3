import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./steps/develop.mjs')).develop(), 0);
