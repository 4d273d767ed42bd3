import { buildParts } from '../steps/build.mjs';
import { BUILD_PARTS } from '../steps/build-parts.mjs';
import { runScript } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { freshSettings } from '../steps/settings.mjs';

// Packages are a layer of their own, so only the parts are built here. No build keeps a setting.
await runScript(() =>
  buildParts(BUILD_PARTS, { ...freshSettings(), ...process.env }, createProgress(BUILD_PARTS.length)),
);
