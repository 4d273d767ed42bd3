import type { Integrations } from '../../integrations';
import { abTestingSettings, type AbTestingSettings } from './ab-testing';
import { loadScript } from './load-script';

declare global {
  interface Window {
    abTesting?: AbTestingSettings;
  }
}

/** Starts what a visitor has agreed to. Calling it again changes nothing. */
export function startConsented({ analyticsUrl, abTesting }: Integrations): void {
  if (analyticsUrl !== null) loadScript(analyticsUrl);
  if (abTesting === null || window.abTesting !== undefined) return;
  const settings = abTestingSettings(abTesting);
  if (settings === null) return;
  // Its script reads the settings as it begins.
  window.abTesting = settings;
  loadScript(abTesting.scriptUrl);
}
