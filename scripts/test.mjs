import { launch } from './steps/launch.mjs';

// Everything, or `node scripts/test.mjs KIND PATTERN …`: one kind, or those of its tests that match.
await launch(async () => (await import('./steps/test.mjs')).test(...process.argv.slice(2)));
