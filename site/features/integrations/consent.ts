import type { AbTesting, Integrations } from '../../api/integrations';
import { isRecord } from '../../lib/json';
import { storedItem } from '../../lib/stored-item';

/** What a visitor has chosen, and which texts could be read then. */
interface Choice {
  agreed: boolean;
  /** Versions of the pages that said what for. */
  readVersion: string;
}

/** Whether a visitor has agreed to analytics and A/B testing, in the words of that time. The choice lasts. */
const stored = storedItem(
  'consent',
  () => window.localStorage,
  (value): value is Choice =>
    isRecord(value) && typeof value.agreed === 'boolean' && typeof value.readVersion === 'string',
);
const listeners = new Set<() => void>();
let shown: Choice | null | undefined;

/**
 * The choice as it stands; null until one is made. Who has agreed is asked again once the texts are others; a refusal
 * stays one.
 */
export function consent(version: string): boolean | null {
  shown ??= stored.read();
  if (!shown) return null;
  return shown.agreed && shown.readVersion !== version ? null : shown.agreed;
}

/** Stores a choice with the version of the texts; where the browser stores nothing, for this page only. */
export function choose(agreed: boolean, readVersion: string): void {
  shown = { agreed, readVersion };
  stored.write(shown);
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
