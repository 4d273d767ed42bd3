import { warnDeveloper } from '../../console';
import type { AbTesting } from '../../integrations';

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
    warnDeveloper('A/B testing is off: its account id is missing.');
    return null;
  }
  if (!/^[1-9]\d{0,14}$/.test(accountId)) {
    warnDeveloper(`A/B testing is off: its account id must be a number, and ${accountId} is none.`);
    return null;
  }
  return { accountId: Number(accountId) };
}
