import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./bench/bench.mjs')).bench());
