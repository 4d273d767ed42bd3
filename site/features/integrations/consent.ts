import type { AbTesting, Integrations } from '../../api/integrations';
import { storedItem } from '../../lib/stored-item';

/** Whether a visitor has agreed to analytics and A/B testing; null until they have chosen. The choice lasts. */
const stored = storedItem(
  'consent',
  () => window.localStorage,
  (value): value is boolean => typeof value === 'boolean',
);
const listeners = new Set<() => void>();
let shown: boolean | null | undefined;

/** The choice as it stands. */
export function consent(): boolean | null {
  shown ??= stored.read();
  return shown;
}

/** Stores a choice; where the browser stores nothing, for this page only. */
export function choose(agreed: boolean): void {
  stored.write(agreed);
  shown = agreed;
  for (const listener of listeners) listener();
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the script of the A/B testing reads before anything else. */
export interface AbTestingSettings {
  accountId: number;
}

/**
 * The settings of the A/B testing; null, with a warning on the console, when its numeric account id is missing or
 * invalid (contract A9).
 */
export function abTestingSettings({ accountId }: AbTesting): AbTestingSettings | null {
  if (accountId === null) {
    console.warn('A/B testing is off: its account id is missing.');
    return null;
  }
  if (!/^[1-9]\d{0,14}$/.test(accountId)) {
    console.warn(`A/B testing is off: its account id must be a number, and ${accountId} is none.`);
    return null;
  }
  return { accountId: Number(accountId) };
}

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

/** Adds a script of somebody else to the page, once. */
function loadScript(url: string): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
