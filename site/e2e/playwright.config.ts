import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../../scripts/steps/browser.mjs';
import type { JourneyOptions } from './journey.js';
import { JOURNEYS_ABROAD } from './journeys-abroad.js';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const executablePath = process.env.CHROMIUM_PATH;

/**
 * Journeys in a real browser against the production server, which `global-setup.ts` starts for them. They run
 * on a phone and on a wide screen, but for those whose name says on which of them; some of them once more in
 * another country.
 */
export default defineConfig<object, JourneyOptions>({
  testDir: '.',
  outputDir: root('test-results'),
  globalSetup: './global-setup.ts',
  // Beside all other tests; a run that is not through by then hangs.
  globalTimeout: 80 * 60_000,
  // Says only when a journey hangs. What it expects has half a minute: where four lanes share two processors, a
  // reservation took eleven seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: root('.cache/reports/journeys.json') }]],
  use: {
    // Set by the global setup, which runs before this file is read by the workers.
    baseURL: process.env.JOURNEY_URL,
    // A trace of every journey costs a quarter of their time: `TRACE=1` for one that has to be understood.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['engines/**', '*.desktop.spec.ts', '*.abroad.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ['engines/**', '*.phone.spec.ts', '*.abroad.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'berlin',
      testIgnore: 'engines/**',
      grep: new RegExp(JOURNEYS_ABROAD.join('|')),
      // They share one server.
      workers: 1,
      // A phone whose clock is nine hours behind the place.
      use: {
        ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
        ...{ city: 'Berlin', timezoneId: 'America/Los_Angeles' },
      },
    },
  ],
});
