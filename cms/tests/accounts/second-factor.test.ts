import { BEFORE_THE_CODE } from '../../src/second-factor/sessions';
import { allRoutes, pathWith, type Method } from '../security/access/routes';
import { decisions, openTo } from '../security/access/table';
import { send } from '../fixture/http';
import {
  FACTORS,
  REFUSED,
  administrator,
  ask,
  askAdministratorsForFactor,
  codeOf,
  enrolled,
  equipped,
  me,
  signIn,
} from '../fixture/second-factor';
import { silenceServer } from '../fixture/silence';
import { within } from '../fixture/within';
import { onPostgres } from '../run/databases';

/** Is asked with a cookie, below. */
const OF_THE_COOKIE = 'POST /admin/access-token';

const PANEL = Object.entries(allRoutes()).flatMap(([part, names]) => (part.startsWith('Panel') ? names : []));

silenceServer();
askAdministratorsForFactor();

describe('until the code is given', () => {
  // Which doors there are is the same on every database.
  const walk = onPostgres() ? test.skip : test;
  walk('no route of the panel answers but those that ask for it', async () => {
    const { id, email } = await equipped('walks');
    const { headers } = await signIn({ id, email });
    const doors = [...openTo(decisions(), ['Nobody']), ...BEFORE_THE_CODE, OF_THE_COOKIE];
    const others = PANEL.filter((name) => !doors.includes(name));
    expect(others.length).toBeGreaterThan(100);
    const answered: string[] = [];
    for (const name of others) {
      const [method = '', path = ''] = name.split(' ');
      const sent = { headers, ...(method !== 'GET' && { body: {} }) };
      const { status, error } = await send(
        server.url,
        method.toLowerCase() as Method,
        pathWith(path, 'x1'),
        sent,
      );
      const isRefused = status === 403 && (error.details as { reason?: string }).reason === 'second-factor';
      if (!isRefused) answered.push(`${name}: ${status}`);
    }
    expect(answered).toEqual([]);
  });

  test('the routes that ask for it are real ones', () => {
    expect([...BEFORE_THE_CODE].filter((name) => !PANEL.includes(name))).toEqual([]);
  });

  test('the cookie brings no further token, and afterwards it does', async () => {
    const person = await equipped('goes-on');
    const session = await signIn(person);
    const next = () =>
      send(server.url, 'post', '/admin/access-token', { headers: { Cookie: session.cookie } });
    expect((await next()).status).toBe(401);
    expect((await ask('post', '/verification', session, { code: codeOf(person.secret) })).status).toBe(200);
    const { status, data } = await next();
    expect(status).toBe(200);
    const headers = { Authorization: `Bearer ${(data as { token: string }).token}` };
    expect((await me({ headers, cookie: '' })).status).toBe(200);
  });

  test('a new password by mail opens no more than signing in does', async () => {
    const { id } = await equipped('resets');
    const resetPasswordToken = 'reset-of-the-enrolled';
    const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000).toISOString();
    await server.strapi.db
      .query('admin::user')
      .update({ where: { id }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } });
    const body = { resetPasswordToken, password: 'Sunny-creek-2031-walk' };
    const { data } = await send(server.url, 'post', '/admin/reset-password', { body });
    const headers = { Authorization: `Bearer ${(data as { token: string }).token}` };
    expect((await me({ headers, cookie: '' })).error).toMatchObject(REFUSED);
  });

  test('there are ten minutes to give it', async () => {
    const person = await equipped('dawdles');
    const session = await signIn(person);
    const createdAt = new Date(Date.now() - 10 * 60_000 - 1_000).toISOString();
    await server.strapi.db
      .query('admin::session')
      .updateMany({ where: { userId: String(person.id) }, data: { createdAt } });
    expect((await me(session)).status).toBe(401);
    expect((await ask('post', '/verification', session, { code: codeOf(person.secret) })).status).toBe(401);
  });
});

describe('a code', () => {
  test('opens the session that it is given in, and no other', async () => {
    const person = await enrolled('two-browsers');
    const [one, other] = [await signIn(person), await signIn(person)];
    expect((await ask('get', '', one)).data).toEqual({
      email: person.email,
      isEnabled: true,
      isRequired: true,
      isGiven: false,
      recoveryCodesLeft: 10,
    });
    expect((await me(one)).error).toMatchObject(REFUSED);
    expect((await ask('post', '/verification', one, { code: codeOf(person.secret) })).status).toBe(200);
    expect((await me(one)).status).toBe(200);
    expect((await me(other)).error).toMatchObject(REFUSED);
  });

  test('is taken once, even by two who send it at once', async () => {
    const person = await equipped('overheard');
    const [one, other] = [await signIn(person), await signIn(person)];
    const code = codeOf(person.secret);
    const answers = await Promise.all(
      [one, other].map((session) => ask('post', '/verification', session, { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ask('post', '/verification', other, { code })).error.message).toBe(
      'That code is incorrect or has been used',
    );
  });

  test('is guessed five times, whatever other limits say, and then waited for', async () => {
    const person = await equipped('guessed');
    const session = await signIn(person);
    const found: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      found.push((await ask('post', '/verification', session, { code: '000000' })).status);
    }
    expect(found).toEqual([400, 400, 400, 400, 400, 429]);
    const { status, headers } = await ask('post', '/verification', session, { code: codeOf(person.secret) });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(20);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['two proofs', { code: '123456', recoveryCode: 'a' }],
    ['a number', { code: 123456 }],
    ['more than it takes', { code: '123456', remember: true }],
  ])('%s is refused', async (name, body) => {
    const session = await signIn(await administrator(`refused-${name.replaceAll(' ', '-')}`));
    expect((await ask('post', '/verification', session, body)).status).toBe(400);
  });
});

test('a recovery code opens a session once, however it is typed, and its owner is told', async () => {
  const person = await enrolled('recovers');
  expect(person.recoveryCodes).toHaveLength(10);
  const [first = ''] = person.recoveryCodes;
  const recoveryCode = first.toUpperCase().replaceAll('-', ' ');
  const session = await signIn(person);
  const answer = await ask('post', '/verification', session, { recoveryCode });
  expect(answer.data).toEqual({ recoveryCodesLeft: 9 });
  expect((await me(session)).status).toBe(200);
  const again = await signIn(person);
  expect((await ask('post', '/verification', again, { recoveryCode })).status).toBe(400);
  const mail = () =>
    server.strapi.db
      .connection('booking_outbox')
      .where({ recipient: person.email })
      .andWhere('payload', 'like', '%A recovery code was used%')
      .first('id');
  await within(2_000, async () => expect(await mail()).toBeDefined());
});

test('new recovery codes end the old ones, and need a code', async () => {
  const person = await enrolled('renews');
  const { session, secret } = person;
  expect((await ask('post', '/recovery-codes', session, { code: '000000' })).status).toBe(400);
  const renewed = await ask('post', '/recovery-codes', session, { code: codeOf(secret) });
  const { recoveryCodes } = renewed.data as { recoveryCodes: string[] };
  const again = await signIn(person);
  const tries = [person.recoveryCodes[0], recoveryCodes[0]].map((recoveryCode) =>
    ask('post', '/verification', again, { recoveryCode: String(recoveryCode) }),
  );
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 200]);
});

test('what is kept shows neither the secret nor a recovery code', async () => {
  const { id, secret, recoveryCodes } = await enrolled('kept');
  const { connection } = server.strapi.db;
  const rows = [
    await connection(FACTORS).where({ user_id: id }),
    await connection('staff_recovery_codes').where({ user_id: id }),
  ];
  const kept = JSON.stringify(rows).toLowerCase();
  expect(kept).toContain('v1:');
  for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(kept).not.toContain(word.toLowerCase());
  }
});
