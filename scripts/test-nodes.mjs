import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./nodes/try-nodes.mjs')).tryNodes(process.argv.slice(2)));
