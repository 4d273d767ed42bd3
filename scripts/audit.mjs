import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./audit/audit.mjs')).audit());
