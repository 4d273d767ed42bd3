import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './journey.js';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Journeys in the engines of Firefox and Safari, driven over WebDriver; Playwright only runs the tests. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: root('test-results/engines'),
  globalSetup: '../global-setup.ts',
  globalTimeout: 6 * 60_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: root('.cache/reports/engines.json') }]],
  use: { baseURL: process.env.JOURNEY_URL },
  projects: [
    { name: 'firefox-phone', testIgnore: '*.desktop.spec.ts', use: { engine: 'firefox', viewport: PHONE } },
    { name: 'firefox-desktop', use: { engine: 'firefox', viewport: DESKTOP } },
    { name: 'webkit-phone', testIgnore: '*.desktop.spec.ts', use: { engine: 'webkit', viewport: PHONE } },
    { name: 'webkit-desktop', use: { engine: 'webkit', viewport: DESKTOP } },
  ],
});
