import { Secret, TOTP } from 'otpauth';
import { send, type Answer } from '../fixture/http';
import { apartmentData } from '../fixture/apartment';
import { firstManagerOf, type Manager } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';

/** Whoever acts here. None of these words may stand in the log. */
const GUEST = { email: 'layla.haddad@guests.example', password: 'a-long-guest-password-7' };
const EDITOR = { email: 'edith@staff.example', password: 'Tests-password-1' };
const STRANGER = 'nobody-knows@guests.example';
const MANAGER = { email: 'mariam@vacationer.example', password: 'Tests-password-1' };

type Line = Record<string, unknown> & { event?: string };

let main: ServerProcess;
let lines: Line[];
/** Everything that the server has said, as text. */
let output: string;
/** What was asked, by a name of this file’s own. */
const asked = new Map<string, Answer<unknown>>();

/** Asks the server and remembers the answer under a name. */
async function ask(
  name: string,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  { token, body }: { token?: string; body?: string | object } = {},
): Promise<Answer<unknown>> {
  const headers: Record<string, string> = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
  };
  const answer = await send(main.url, method, path, { headers, ...(body !== undefined && { body }) });
  asked.set(name, answer);
  return answer;
}

beforeAll(async () => {
  main = await startServerProcess(await createDatabase('security-log'), {
    SECURITY_LOG: 'true',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'true',
    RATE_LIMIT_LOOK_UP: '1/600',
  });
  await main.ready;
  await guestsComeAndGo();
  const manager = await firstManagerOf(main.url);
  const { token } = manager;
  await ask('staff in', 'post', '/admin/login', { body: MANAGER });
  await ask('staff wrong', 'post', '/admin/login', { body: { ...EDITOR, password: 'Wrong-password-1' } });
  const editor = await anEditor(token);
  await ask('refused', 'get', '/admin/users', { token: editor });
  await staffChanges(token);
  await filesLeave(manager);
  await editorUsesSecondFactor(editor, token);
  await ask('broken', 'post', '/api/quotes', { body: '{"data": "a secret of a guest"' });
  await ask('long', 'get', `/api/stays?${'a-secret-of-a-guest'.repeat(300)}`);
  await ask('mistaken', 'put', '/admin/homepage/layout', { token, body: { widgets: 'a secret of a guest' } });
  await main.stop();
  ({ output } = await main.ended);
  lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
});

async function guestsComeAndGo(): Promise<void> {
  await ask('registered', 'post', '/api/auth/local/register', { body: { ...GUEST, username: GUEST.email } });
  const body = { identifier: GUEST.email, password: GUEST.password };
  const { body: answered } = await ask('guest in', 'post', '/api/auth/local', { body });
  await ask('guest wrong', 'post', '/api/auth/local', { body: { ...body, password: 'another-password' } });
  await ask('stranger', 'post', '/api/auth/local', { body: { ...body, identifier: STRANGER } });
  await ask('forgotten', 'post', '/api/auth/forgot-password', { body: { email: GUEST.email } });
  await ask('own', 'get', '/api/reservations', { token: (answered as { jwt: string }).jwt });
  for (let time = 0; time < 12; time += 1) await ask('unknown', 'get', '/admin/users');
  for (let time = 0; time < 2; time += 1) await ask('limited', 'get', '/api/reservations/R-0000000000');
}

/** Gives somebody the role of an editor, who then chooses a password and signs in. */
async function anEditor(token: string): Promise<string> {
  const { data: roles } = await ask('roles', 'get', '/admin/roles', { token });
  const role = (roles as { id: number; code: string }[]).find(({ code }) => code === 'content-editor');
  const person = { email: EDITOR.email, firstname: 'Edith', lastname: 'Editor', roles: [role?.id] };
  const { data } = await ask('invited', 'post', '/admin/users', { token, body: person });
  const { registrationToken } = data as { registrationToken: string };
  const userInfo = { firstname: 'Edith', lastname: 'Editor', password: EDITOR.password };
  await ask('joined', 'post', '/admin/register', { body: { registrationToken, userInfo } });
  const { data: signedIn } = await ask('editor in', 'post', '/admin/login', { body: EDITOR });
  return (signedIn as { token: string }).token;
}

async function staffChanges(token: string): Promise<void> {
  const { data: made } = await ask('role', 'post', '/admin/roles', {
    token,
    body: { name: 'Night desk', description: '' },
  });
  const { id } = made as { id: number };
  const permissions = { permissions: [] };
  await ask('permissions', 'put', `/admin/roles/${id}/permissions`, { token, body: permissions });
  const apiToken = { name: 'Reader', description: '', type: 'read-only', lifespan: null };
  await ask('api token', 'post', '/admin/api-tokens', { token, body: apiToken });
  const enquiry = { kind: 'general', name: 'Layla', email: GUEST.email, message: 'Is there a cot?' };
  const { data: enquired } = await ask('enquiry', 'post', '/api/enquiries', { body: { data: enquiry } });
  const { reference } = enquired as { reference: string };
  await ask('reply', 'post', `/booking-rules/messages/${reference}`, {
    token,
    body: { data: { text: 'There is.' } },
  });
}

/** All files with guests or money that are saved from the panel, also by an owner. */
const FILES: readonly [name: string, path: string][] = [
  ['export', 'exports/reservations'],
  ['guest list', 'exports/registrations?from=2026-01-01&to=2026-02-01'],
  ['figures', 'exports/figures?from=2026-01-01&to=2026-02-01&by=month'],
  ['nightly taxes', 'exports/nightly-taxes?month=2026-01'],
  ['month end', 'exports/month-end?month=2026-01'],
  ['statement', 'exports/owners/1/statement?month=2026-01'],
  ['statement on paper', 'owners/1/statement.pdf?month=2026-01'],
  ['own statement', 'exports/own-statement?month=2026-01'],
  ['own statement on paper', 'own/statement.pdf?month=2026-01'],
];

async function filesLeave(manager: Manager): Promise<void> {
  const { token } = manager;
  const documentId = await manager.openApartment(apartmentData('logged-flat'));
  await manager.create('plugin::booking-rules.ownership', {
    ...{ owner: { connect: [{ id: 1 }] }, apartments: { connect: [{ documentId }] } },
    commission: 20,
  });
  for (const [name, path] of FILES) await ask(name, 'get', `/booking-rules/${path}`, { token });
}

/** An editor sets one up, mistypes a code, signs in with one, and is helped out of it by the manager. */
async function editorUsesSecondFactor(editor: string, manager: string): Promise<void> {
  const path = '/admin/second-factor';
  const { password } = EDITOR;
  const { data } = await ask('enrolment', 'post', `${path}/enrolment`, { token: editor, body: { password } });
  const { secret } = data as { secret: string };
  const wrong = { code: '000000' };
  await ask('factor wrong', 'post', `${path}/enrolment/confirmation`, { token: editor, body: wrong });
  const first = { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() };
  const { data: enabled } = await ask('factor on', 'post', `${path}/enrolment/confirmation`, {
    token: editor,
    body: first,
  });
  const { recoveryCodes } = enabled as { recoveryCodes: string[] };
  const { data: signedIn } = await ask('half in', 'post', '/admin/login', { body: EDITOR });
  const { token } = signedIn as { token: string };
  const body = { recoveryCode: recoveryCodes[0] };
  await ask('factor given', 'post', `${path}/verification`, { token, body });
  await ask('factor reset', 'post', `${path}/staff/2/reset`, { token: manager });
}

/** What the request of this name made the server say. */
const linesOf = (name: string): Line[] =>
  lines.filter(({ request }) => request === asked.get(name)?.headers['x-request-id']);

/** The one line about security that it caused. */
function eventOf(name: string): Line {
  const [line, ...more] = linesOf(name).filter(({ event }) => event !== undefined);
  expect({ name, status: asked.get(name)?.status, more }).toMatchObject({ more: [] });
  return line ?? {};
}

test.each<[name: string, event: string, level: string]>([
  ['registered', 'guest.registered', 'info'],
  ['guest in', 'guest.signed-in', 'info'],
  ['guest wrong', 'guest.sign-in-failed', 'warn'],
  ['stranger', 'guest.sign-in-failed', 'warn'],
  ['forgotten', 'guest.password-reset-requested', 'info'],
  ['limited', 'access.limited', 'warn'],
  ['staff in', 'staff.signed-in', 'info'],
  ['staff wrong', 'staff.sign-in-failed', 'warn'],
  ['invited', 'staff.account-created', 'info'],
  ['joined', 'staff.account-changed', 'info'],
  ['editor in', 'staff.signed-in', 'info'],
  ['refused', 'access.refused', 'warn'],
  ['role', 'role.created', 'info'],
  ['permissions', 'role.changed', 'info'],
  ['api token', 'token.created', 'info'],
  ...FILES.map(([name]): [string, string, string] => [name, 'data.exported', 'info']),
  ['reply', 'mail.sent-by-hand', 'info'],
  ['factor wrong', 'staff.second-factor-failed', 'warn'],
  ['factor on', 'staff.second-factor-enabled', 'info'],
  ['factor reset', 'staff.second-factor-reset', 'warn'],
])('%s is %s in one line, with its request, where it came from and who it was', (name, event, level) => {
  expect(eventOf(name)).toMatchObject({
    event,
    level,
    network: '127.0.0.1',
    status: asked.get(name)?.status,
    by: expect.stringMatching(/^(nobody|(guest|staff|token):\d+)$/) as string,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
});

test('a file is logged once it was sent, with whose it is', () => {
  expect(FILES.map(([name]) => asked.get(name)?.status)).toEqual(FILES.map(() => 200));
  expect(eventOf('statement')).toMatchObject({ by: 'staff:1', target: '1' });
});

test('who did what in the panel, and to what, is told by their ids', () => {
  expect(eventOf('refused')).toMatchObject({ by: 'staff:2', route: 'GET /admin/users' });
  const { data } = asked.get('role') as Answer<{ id: number }>;
  expect(eventOf('permissions')).toMatchObject({ by: 'staff:1', target: String(data.id) });
});

test('a recovery code that is used is told beside the second factor that it gave', () => {
  expect(linesOf('factor given').flatMap(({ event = [] }) => event)).toEqual([
    'staff.recovery-code-used',
    'staff.second-factor-passed',
  ]);
});

test('lines about one account can be found, and nobody is named in any', () => {
  const { account } = eventOf('guest in');
  expect(account).toMatch(/^[\da-f]{16}$/);
  expect(eventOf('guest wrong').account).toBe(account);
  expect(eventOf('stranger').account).not.toBe(account);
  expect(output).not.toMatch(/layla|haddad|edith|mariam|nobody-knows|password-7|Wrong-password|cot\?/i);
});

test('what is refused over and over has its 1st, its 10th and its 100th line', () => {
  const refused = lines.filter(({ event }) => event === 'access.unauthenticated');
  expect(refused.map(({ route, times }) => [route, times])).toEqual([
    ['GET /admin/users', 1],
    ['GET /admin/users', 10],
  ]);
});

test.each([
  ['broken', 400, 'POST /api/quotes was refused with 400 (ValidationError)'],
  ['long', 414, 'GET /api/stays was refused with 414 (URITooLongError)'],
  ['mistaken', 400, 'PUT /admin/homepage/layout was refused with 400 (ValidationError)'],
])(
  'a %s request is one line at the level warn, without a stack and without what was sent',
  (name, status, message) => {
    expect(asked.get(name)?.status).toBe(status);
    expect(linesOf(name)).toMatchObject([{ level: 'warn', message }]);
    expect(output).not.toMatch(/a.secret.of.a.guest|"stack"|\n {4}at /);
  },
);
