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

test('nobody has agreed before being asked', async () => {
  expect((await inBrowser({})).consent()).toBeNull();
});

test.each([true, false])('the choice %j lasts, and whoever shows it is told', async (agreed) => {
  const { choose, consent, subscribeToConsent } = await inBrowser({});
  const told = jest.fn();
  const stop = subscribeToConsent(told);
  choose(agreed);
  expect(consent()).toBe(agreed);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  choose(!agreed);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a choice kept before is read again, one of another version or shape is none', async () => {
  expect((await inBrowser({ consent: '{"version":"0.0.0","value":true}' })).consent()).toBe(true);
  expect((await inBrowser({ consent: '{"version":"9.0.0","value":true}' })).consent()).toBeNull();
  expect((await inBrowser({ consent: '{"version":"0.0.0","value":"yes"}' })).consent()).toBeNull();
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
