import { createAccountLockout } from '../../src/rate-limits/account-lockout';
import { send, type Answer } from '../fixture/http';
import { firstManagerOf } from '../outside/manager';
import { runStatement } from '../outside/rows-of';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase, onPostgres } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const LIMITS = {
  RATE_LIMITS: 'true',
  RATE_LIMIT_SIGN_IN: 'off',
  RATE_LIMIT_REGISTRATION: 'off',
  RATE_LIMIT_ACCOUNT: '4/900',
  TRUSTED_PROXIES: '1',
};
const PASSWORD = 'guests-password-1';
/** It as a quick hash, of 2^4 rounds: it is compared with dozens of guesses. */
const QUICK_HASH = '$2a$04$7ksPCa40.xScMNgrwx1v1eFM2Md7bxo5f7gPMfT4kCSmuG5dC/j/y';
const MANAGER = { email: 'mariam@vacationer.example', password: 'Tests-password-1' };
const HOME = '192.0.2.200';

let database: TestDatabase;
let main: ServerProcess;
let strangers = 0;

beforeAll(async () => {
  database = await createDatabase('tries');
  main = await startServerProcess(database, LIMITS);
  await main.ready;
});

test('the first administrator chooses a good password', async () => {
  const body = { firstname: 'Mariam', lastname: 'Manager', email: MANAGER.email, password: 'Password1234' };
  const { status, error } = await send(main.url, 'post', '/admin/register-admin', { body });
  expect([status, error.message]).toEqual([
    400,
    'This password is too easy to guess. Try a few unrelated words',
  ]);
  await firstManagerOf(main.url);
});

/** Somebody at an address where nobody has been before. */
const stranger = (): string => `198.51.100.${(strangers += 1)}`;

interface Person {
  path: string;
  right: object;
  wrong: object;
}

async function guest(name: string): Promise<Person> {
  const email = `${name}@tries.example`;
  const body = { username: email, email, password: PASSWORD };
  const { status } = await send(main.url, 'post', '/api/auth/local/register', { body });
  expect(status).toBe(200);
  await runStatement(database, `update up_users set password = '${QUICK_HASH}' where email = '${email}'`);
  const right = { identifier: email, password: PASSWORD };
  return { path: '/api/auth/local', right, wrong: { ...right, password: 'is-it-this-one' } };
}

const nobody = (name: string): Person => {
  const wrong = { identifier: `${name}@tries.example`, password: 'is-it-this-one' };
  return { path: '/api/auth/local', right: wrong, wrong };
};

const manager: Person = {
  path: '/admin/login',
  right: MANAGER,
  wrong: { ...MANAGER, password: 'Is-it-this-one-1' },
};

function ask(path: string, body: object, from: string, url = main.url): Promise<Answer<unknown>> {
  return send(url, 'post', path, { body, headers: { 'X-Forwarded-For': from } });
}

/** Guesses from ever new addresses, as robots do. */
async function guess({ path, wrong }: Person, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await ask(path, wrong, stranger())).status);
  return found;
}

test.each<[string, () => Promise<Person> | Person]>([
  ['a guest', () => guest('guessed')],
  ['a name that nobody has', () => nobody('unheard-of')],
  ['a member of staff', () => manager],
])('passwords of %s are guessed four times, from wherever, and then with waits', async (_, person) => {
  const who = await person();
  expect(await guess(who, 5)).toEqual([400, 400, 400, 400, 429]);
  const { status, headers, error } = await ask(who.path, who.right, stranger());
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(20);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(error).toMatchObject({
    name: 'RateLimitError',
    message: expect.stringMatching(
      /^Too many attempts on this account: try again in \d\d seconds, or reset the password$/,
    ) as string,
  });
});

test('guesses at once are no more guesses', async () => {
  const { path, wrong } = await guest('hurried');
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path, wrong, stranger())));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(16);
});

test('where its owner has signed in before a stranger’s guesses keep nobody out, and signing in ends the wait', async () => {
  const who = await guest('at-home');
  expect((await ask(who.path, who.right, HOME)).status).toBe(200);
  expect((await guess(who, 5)).at(-1)).toBe(429);
  expect((await ask(who.path, who.right, HOME)).status).toBe(200);
  expect((await ask(who.path, who.right, stranger())).status).toBe(200);
});

test('at a place that is known tries are counted too', async () => {
  const who = await guest('laptop-lent');
  expect((await ask(who.path, who.right, HOME)).status).toBe(200);
  const found: number[] = [];
  for (let time = 0; time < 5; time += 1) found.push((await ask(who.path, who.wrong, HOME)).status);
  expect(found).toEqual([400, 400, 400, 400, 429]);
});

test('a new password by mail ends the wait, from wherever its owner comes', async () => {
  const who = await guest('resets');
  expect((await guess(who, 5)).at(-1)).toBe(429);
  const [row] = await runStatement(
    database,
    `select reset_password_token as code from up_users where email = 'resets@tries.example'`,
  );
  const { code } = row as { code: string };
  const password = 'quiet-harbour-4711';
  const reset = await ask(
    '/api/auth/reset-password',
    { code, password, passwordConfirmation: password },
    stranger(),
  );
  expect(reset.status).toBe(200);
  expect((await ask(who.path, { ...who.right, password }, stranger())).status).toBe(200);
});

test('each wait is twice as long as the one before it, up to the longest', async () => {
  const gate = createAccountLockout(server.strapi, 'growing', { requests: 1, seconds: 3 }, 1);
  const waits: (number | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    expect(await gate.enter('somebody', stranger())).toBeNull();
    const wait = await gate.enter('somebody', stranger());
    waits.push(wait?.seconds);
    expect(await gate.enter('somebody', stranger())).toMatchObject({ isNew: false });
    if (round < 2) await new Promise((done) => setTimeout(done, 1_000 * (wait?.seconds ?? 0) + 50));
  }
  expect(waits).toEqual([1, 2, 3]);
});

test('an address is sent five mails an hour, however many ask for them', async () => {
  const gate = createAccountLockout(server.strapi, 'mailing', { requests: 1, seconds: 1 }, 1);
  const sent: boolean[] = [];
  for (let mail = 0; mail < 6; mail += 1) sent.push(await gate.mail('Layla@tries.example'));
  expect(sent).toEqual([true, true, true, true, true, false]);
  expect(await gate.mail('layla@tries.example')).toBe(false);
  expect(await gate.mail('noor@tries.example')).toBe(true);
});

test('who guesses the current password of somebody who is signed in has to wait as well', async () => {
  const who = await guest('left-open');
  const { body } = await ask(who.path, who.right, HOME);
  const headers = { Authorization: `Bearer ${(body as { jwt: string }).jwt}` };
  const change = (currentPassword: string, password: string) =>
    send(main.url, 'post', '/api/auth/change-password', {
      headers: { ...headers, 'X-Forwarded-For': stranger() },
      body: { currentPassword, password, passwordConfirmation: password },
    });
  // What is wrong with the new one does not count.
  for (let time = 0; time < 5; time += 1) expect((await change(PASSWORD, 'short')).status).toBe(400);
  for (let time = 0; time < 4; time += 1) {
    expect((await change('is-it-this-one', 'quiet-harbour-4711')).status).toBe(400);
  }
  expect((await change(PASSWORD, 'quiet-harbour-4711')).status).toBe(429);
});

(onPostgres() ? test : test.skip)('two processes on one database count together', async () => {
  const other = await startServerProcess(database, LIMITS);
  await other.ready;
  const { path, wrong } = await guest('two-doors');
  const found: number[] = [];
  for (const { url } of [main, other, main, other, main, other]) {
    found.push((await ask(path, wrong, stranger(), url)).status);
  }
  expect(found).toEqual([400, 400, 400, 400, 429, 429]);
  await other.stop();
});
