import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./steps/build.mjs')).buildAll(process.argv.slice(2)));
