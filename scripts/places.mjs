import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./places/coast-of-places.mjs')).writeCoasts());
