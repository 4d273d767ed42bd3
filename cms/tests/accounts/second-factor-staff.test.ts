import {
  FACTORS,
  REFUSED,
  administrator,
  ask,
  askAdministratorsForFactor,
  codeOf,
  enrol,
  enrolled,
  equipped,
  later,
  manager,
  me,
  requireFactorOf,
  signIn,
} from '../fixture/second-factor';
import { silenceServer } from '../fixture/silence';
import { STAFF_PASSWORD } from '../fixture/staff';
import { runProgram } from '../outside/run-script';

silenceServer();
askAdministratorsForFactor();

describe('who needs one', () => {
  test('an administrator sets it up before anything else', async () => {
    const person = await administrator('new-administrator');
    const session = await signIn(person);
    expect((await me(session)).error).toMatchObject(REFUSED);
    expect((await ask('get', '', session)).data).toMatchObject({ isEnabled: false, isRequired: true });
    const { status, data } = await ask('post', '/enrolment', session, {});
    expect([status, new URL((data as { address: string }).address).protocol]).toEqual([200, 'otpauth:']);
    expect((await ask('post', '/enrolment/confirmation', session, { code: '000000' })).status).toBe(400);
    expect((await me(session)).error).toMatchObject(REFUSED);
    await enrol(person, session);
    expect((await me(session)).status).toBe(200);
  });

  test('a manager does not, unless everybody does', async () => {
    const person = await manager('unasked');
    const session = await signIn(person);
    expect((await me(session)).status).toBe(200);
    requireFactorOf('everyone');
    try {
      expect((await me(session)).error).toMatchObject(REFUSED);
    } finally {
      requireFactorOf('administrators');
    }
  });

  test('nobody does where it is optional, but who has one is asked for it', async () => {
    const [without, having] = [await administrator('optional'), await equipped('optional-too')];
    requireFactorOf('optional');
    try {
      expect((await me(await signIn(without))).status).toBe(200);
      expect((await me(await signIn(having))).error).toMatchObject(REFUSED);
    } finally {
      requireFactorOf('administrators');
    }
  });

  test('a manager who wants one gives the password once more, and is asked for it from then on', async () => {
    const person = await manager('careful');
    const session = await signIn(person);
    const wrong = await ask('post', '/enrolment', session, { password: 'Is-it-this-one-1' });
    expect(wrong.error).toMatchObject({ status: 400, message: 'Your password is incorrect' });
    expect((await ask('post', '/enrolment', session, {})).status).toBe(400);
    const { secret } = await enrol(person, session, STAFF_PASSWORD);
    expect((await me(session)).status).toBe(200);
    const next = await signIn(person);
    expect((await me(next)).error).toMatchObject(REFUSED);
    expect((await ask('post', '/verification', next, { code: codeOf(secret) })).status).toBe(200);
    await later(person);
    expect((await ask('post', '/removal', next, { code: codeOf(secret) })).status).toBe(200);
    expect((await me(await signIn(person))).status).toBe(200);
  });

  test('an administrator who takes it away is signed out, and sets up another', async () => {
    const person = await enrolled('new-phone');
    const { session, secret } = person;
    expect((await ask('post', '/removal', session, { code: codeOf(secret) })).status).toBe(200);
    expect((await me(session)).status).toBe(401);
    const next = await signIn(person);
    expect((await ask('get', '', next)).data).toMatchObject({ isEnabled: false });
    const other = await enrol(person, next);
    expect(other.secret).not.toBe(secret);
  });

  test('one who has it cannot have it replaced by who only knows the password', async () => {
    const person = await equipped('stolen-password');
    const session = await signIn(person);
    expect((await ask('post', '/enrolment', session, { password: STAFF_PASSWORD })).status).toBe(400);
    const code = codeOf(person.secret);
    expect((await ask('post', '/enrolment/confirmation', session, { code })).status).toBe(400);
    expect((await ask('post', '/removal', session, { code })).error).toMatchObject(REFUSED);
  });
});

describe('a colleague who has lost phone and codes', () => {
  test('is helped by an administrator, which ends their sessions, and by nobody else', async () => {
    const [helper, lost] = [await equipped('helps'), await equipped('loses')];
    const helping = await signIn(await manager('cannot-help'));
    const path = `/staff/${lost.id}/reset`;
    expect((await ask('post', path, helping)).status).toBe(403);
    expect((await ask('get', '/staff', helping)).status).toBe(403);
    const listed = await ask('get', '/staff', helper.session);
    expect(listed.data).toContainEqual({
      id: lost.id,
      email: lost.email,
      name: 'loses Staff',
      isEnabled: true,
    });
    expect((await ask('post', path, helper.session)).status).toBe(200);
    expect((await me(lost.session)).status).toBe(401);
    expect((await ask('get', '', await signIn(lost))).data).toMatchObject({ isEnabled: false });
  });

  test.each([
    ['oneself', (id: number) => String(id), 400],
    ['nobody', () => '999999', 404],
    ['what is no number', () => 'x', 404],
  ])('is not %s', async (name, whom, status) => {
    const { id, session } = await equipped(`helps-${name.replaceAll(' ', '-')}`);
    expect((await ask('post', `/staff/${whom(id)}/reset`, session)).status).toBe(status);
  });

  test('is helped by a command on the machine, which says so in the security log', async () => {
    const lost = await equipped('lone');
    const { code, output } = await runProgram('second-factor/run', [lost.email], server.database, {
      PUBLIC_URL: server.url,
      SECURITY_LOG: 'true',
    });
    expect([code, output]).toEqual([0, expect.stringContaining('is reset')]);
    expect(output).toContain('security staff.second-factor-reset');
    expect(output).toContain(`target="${lost.id}"`);
    expect((await me(lost.session)).status).toBe(401);
    expect((await ask('get', '', await signIn(lost))).data).toMatchObject({ isEnabled: false });
  });

  test('is not helped by a command about somebody else', async () => {
    const { code, output } = await runProgram(
      'second-factor/run',
      ['nobody@factors.example'],
      server.database,
    );
    expect([code, output]).toEqual([1, expect.stringContaining('No member of staff has the address')]);
  });

  test('who is deleted leaves nothing behind', async () => {
    const { id } = await enrolled('leaves');
    const users = server.strapi.service('admin::user') as unknown as {
      deleteById(id: number): Promise<unknown>;
    };
    await users.deleteById(id);
    for (const table of [FACTORS, 'staff_recovery_codes']) {
      expect(await server.strapi.db.connection(table).where({ user_id: id })).toEqual([]);
    }
  });
});
