import { abTestingSettings } from './ab-testing';

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
