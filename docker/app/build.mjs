import { buildParts } from '../../scripts/steps/build.mjs';
import { BUILD_PARTS } from '../../scripts/steps/build-parts.mjs';
import { runScript } from '../../scripts/steps/problem.mjs';
import { createProgress } from '../../scripts/steps/progress.mjs';
import { freshSettings } from '../../scripts/steps/settings.mjs';

// Packages are a layer of their own, so only the parts are built here. No build stores a setting.
await runScript(() =>
  buildParts(BUILD_PARTS, { ...freshSettings(), ...process.env }, createProgress(BUILD_PARTS.length)),
);
