import { passwordProblem } from './password-rules';

const rules = { shortest: 10, email: 'layla.haddad@guests.example', brand: 'Vacationer' };
const GUESSED = 'This password is too easy to guess. Try a few unrelated words';

test.each([
  ['too short', 'seven77', 'Use at least 10 characters'],
  ['too short, counted as people count', '🦊🦊🦊🦊🦊🦊🦊🦊🦊', 'Use at least 10 characters'],
  ['longer than bcrypt reads', 'terrace-'.repeat(9) + 'x', /^Use at most 72 characters/],
  ['as long in bytes, though not in letters', 'شقة '.repeat(11), /^Use at most 72 characters/],
  ['the name in the address', 'my-layla.haddad-1', 'Leave your email address out of the password'],
  ['the name in the address, written otherwise', 'LaylaHaddad2031!', /^Leave your email address/],
  ['the whole address', 'layla.haddad@guests.example', /^Leave your email address/],
  ['the name of the business', 'i-like-vacationer', 'Leave the name Vacationer out of the password'],
])('a password is refused that is or holds %s', async (_, password, problem) => {
  expect(await passwordProblem(password, rules)).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

test.each([
  'password1234',
  'Password1!',
  'P@ssw0rd1234',
  'qwertyuiop',
  '1q2w3e4r5t',
  '1234567890',
  'aaaaaaaaaaaa',
  'passwordpassword',
  'iloveyou1234',
  'Welcome2027!',
  'manchesterunited',
  'v4c4t10n3r!',
])('a password is refused that many have, or nearly have: %s', async (password) => {
  expect(await passwordProblem(password, rules)).toBe(GUESSED);
});

test.each([
  'quiet-harbour-4711',
  'sunny terrace on the creek',
  'correct horse battery staple',
  'شرفة مشمسة هادئة',
  'zr7!Kq0_2xWm',
  'x'.repeat(3) + 'quiet harbours are better than loud ones, says everybody in the mar',
])('a password of anybody’s own is taken: %s', async (password) => {
  expect(await passwordProblem(password, rules)).toBeNull();
});

test('a name of two or three letters may be in any password', async () => {
  const own = { ...rules, email: 'jo@guests.example', brand: 'BnB' };
  expect(await passwordProblem('jolly-bnb-terrace-88', own)).toBeNull();
});

test('staff need twelve characters', async () => {
  const staff = { ...rules, shortest: 12 };
  expect(await passwordProblem('zr7!Kq0_2xW', staff)).toBe('Use at least 12 characters');
  expect(await passwordProblem('zr7!Kq0_2xWm', staff)).toBeNull();
});
