import { abTestingSettings } from './consent';
import type * as Stored from './consent';

async function inBrowser(items: Record<string, string>): Promise<typeof Stored> {
  jest.resetModules();
  const kept = new Map(Object.entries(items));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
  return import('./consent');
}

const FIRST = '2026-11-01T08:00:00.000Z';
const LATER = '2026-11-20T08:00:00.000Z';

test('nobody has agreed before being asked', async () => {
  expect((await inBrowser({})).consent(FIRST)).toBeNull();
});

test.each([true, false])('the choice %j lasts, and whoever shows it is told', async (agreed) => {
  const { choose, consent, subscribeToConsent } = await inBrowser({});
  const told = jest.fn();
  const stop = subscribeToConsent(told);
  choose(agreed, FIRST);
  expect(consent(FIRST)).toBe(agreed);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  choose(!agreed, FIRST);
  expect(told).toHaveBeenCalledTimes(1);
});

test('the version of the texts is kept with the choice', async () => {
  const { choose } = await inBrowser({});
  choose(true, FIRST);
  expect(JSON.parse(window.localStorage.getItem('consent') ?? '')).toEqual({
    version: '0.0.0',
    value: { agreed: true, readVersion: FIRST },
  });
});

test('who agreed to earlier texts is asked again; who refused is not', async () => {
  const { choose, consent } = await inBrowser({});
  choose(true, FIRST);
  expect(consent(LATER)).toBeNull();
  choose(false, FIRST);
  expect(consent(LATER)).toBe(false);
});

test('a choice kept before is read again, one of another version or shape is none', async () => {
  const kept = (version: string, value: unknown) => ({ consent: JSON.stringify({ version, value }) });
  const choice = { agreed: true, readVersion: FIRST };
  expect((await inBrowser(kept('0.0.0', choice))).consent(FIRST)).toBe(true);
  expect((await inBrowser(kept('9.0.0', choice))).consent(FIRST)).toBeNull();
  expect((await inBrowser(kept('0.0.0', true))).consent(FIRST)).toBeNull();
});

describe('the settings of A/B testing', () => {
  const scriptUrl = 'https://ab.example/script.js';
  let warn: jest.SpyInstance;

  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => warn.mockRestore());

  test('a numeric account id makes the settings, without a word', () => {
    expect(abTestingSettings({ scriptUrl, accountId: '123456' })).toEqual({ accountId: 123_456 });
    expect(warn).not.toHaveBeenCalled();
  });

  test('a missing account id is warned of on the console, and nothing is loaded', () => {
    expect(abTestingSettings({ scriptUrl, accountId: null })).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('account id is missing'));
  });

  test.each(['abc', '0', '-5', '1.5', '12 34', '1e5', ''])(
    'the account id %j is warned of as invalid',
    (accountId) => {
      expect(abTestingSettings({ scriptUrl, accountId })).toBeNull();
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('must be a number'));
    },
  );
});
