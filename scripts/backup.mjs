import { launch } from './steps/launch.mjs';

await launch(async () => (await import('./steps/prepare.mjs')).runBackupProgram('backup'));
