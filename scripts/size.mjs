import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./size/sizes.mjs')).printSizes());
