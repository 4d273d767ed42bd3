import { guestToken, proves } from './guest-proof';

const SECRET = 'a-secret-of-this-test';
const RESERVATION = { reference: 'R-7F3K9M2XWB', email: 'layla@guests.example' };
const TOKEN = guestToken(SECRET, RESERVATION);

test('the address of the guest opens the reservation, however it is written', () => {
  expect(proves({ email: ' Layla@Guests.example ' }, RESERVATION, SECRET)).toBe(true);
  expect(proves({ email: 'omar@guests.example' }, RESERVATION, SECRET)).toBe(false);
});

test('a signed link opens the reservation that it was signed for', () => {
  expect(proves({ token: TOKEN }, RESERVATION, SECRET)).toBe(true);
  expect(TOKEN).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['another reservation', { ...RESERVATION, reference: 'R-7F3K9M2XWC' }, SECRET],
  ['a reservation that has got another address', { ...RESERVATION, email: 'omar@guests.example' }, SECRET],
  ['a site with another secret', RESERVATION, 'another-secret-of-this-test'],
])('it does not open %s', (_, reservation, secret) => {
  expect(proves({ token: TOKEN }, reservation, secret)).toBe(false);
});

test('nothing opens a reservation whose guest has given no address', () => {
  const none = { ...RESERVATION, email: null };
  expect(proves({ email: ' ' }, none, SECRET)).toBe(false);
  expect(proves({ token: guestToken(SECRET, { ...none, email: '' }) }, none, SECRET)).toBe(false);
});

test.each(['', TOKEN.slice(0, -1), `${TOKEN}A`, TOKEN.toLowerCase()])('%j opens nothing', (token) => {
  expect(proves({ token }, RESERVATION, SECRET)).toBe(false);
});
