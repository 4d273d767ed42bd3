import { e164Of } from './fields';

describe('a phone number', () => {
  test.each([
    ['+971 50 123 4567', '+971501234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (212) 555-0142', '+12125550142'],
    ['+49.30/901820', '+4930901820'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(e164Of(typed)).toBe(kept);
  });

  test('without its country code needs to be told its country', () => {
    expect(e164Of('050 123 4567', 'AE')).toBe('+971501234567');
    expect(e164Of('050 123 4567', 'nowhere')).toBeNull();
  });

  test.each(['050 123 4567', '+971 50', '+999 50 123 4567', '+1', '', 'call me', '+971 50 123 4567 ext 5'])(
    '“%s” is none',
    (typed) => {
      expect(e164Of(typed)).toBeNull();
    },
  );
});
