import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CALLERS,
  createCallers,
  createSpareStaff,
  MARKS,
  STAFF,
  type Caller,
  type CallerName,
} from './access/callers';
import { WATCHED_CONTENT, WATCHED_PANEL } from '../../src/security-log/watched-routes';
import {
  UNUSED_ACTIONS,
  UNUSED_CONTENT_ROUTES,
  UNUSED_PANEL_ROUTES,
} from '../../src/patches/strapi-routes/route-table';
import { rightsOfStaff } from './access/content-rights';
import type { Asked } from './access/asking';
import { REQUESTS } from './access/requests';
import { allRoutes, PARTS, pathWith, type Method } from './access/routes';
import { createSubjects, removeDrafts, type Subjects } from './access/subjects';
import { decisions, differences, textOf, verdict, type Access } from './access/table';
import { send, type Answer } from '../fixture/http';
import { silenceServer } from '../fixture/silence';
import { createStaff } from '../fixture/staff';
import { CMS, testFolder } from '../run/settings';

/** What each caller was answered; on the console too with `PRINT_ROUTES=true`. */
const REPORT = join(CMS, '../.cache/reports/routes.md');
/** The last is for files of who is not signed in to the panel. */
const REFUSED = [401, 403, 404, 405, 415];
const AT_ONCE = 8;
/** Who may be told nothing of a guest and of staff but what is their own. */
const STRANGERS: readonly CallerName[] = [
  'Nobody',
  'Other guest',
  'Owner',
  'Editor',
  'Reading token',
  'Full token',
];
/** Of passwords as they are kept, and of tokens. */
const SECRET =
  /\$2[aby]\$\d\d\$|"(password|resetPasswordToken|confirmationToken|registrationToken|accessKey)":\s*"/;

const decided = decisions();
/** All that was answered, by the headings of the decisions. */
const answered = new Map<string, Access>();
let parts: ReturnType<typeof allRoutes>;
let callers: Record<CallerName, Caller>;
let about: Subjects;
/** Answers that hold what is nobody's business, and answers that say that the server has failed. */
const told: string[] = [];
const failures: string[] = [];

silenceServer();
beforeAll(async () => {
  parts = allRoutes();
  callers = await createCallers();
  await createSpareStaff();
  about = await createSubjects();
  writeFileSync(join(testFolder(), 'public/uploads/access.txt'), 'For everybody.');
  await createStaff('marked-colleague', []);
});
afterAll(async () => {
  await removeDrafts();
  const report = [...answered].map(([heading, table]) => textOf(heading, table)).join('\n');
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, report);
  const routes = PARTS.reduce((sum, part) => sum + (answered.get(part)?.size ?? 0), 0);
  const output = `${routes} routes were asked as ${CALLERS.length} callers: .cache/reports/routes.md\n`;
  process.stdout.write(process.env['PRINT_ROUTES'] === 'true' ? `\n${report}\n${output}` : output);
});

/** Asks every route as every caller. @returns the status that each was answered with */
async function walk(names: readonly string[]): Promise<Access> {
  const access: Access = new Map(names.map((name) => [name, []]));
  const waiting = [...names].reverse();
  const worker = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      for (const caller of CALLERS) access.get(name)?.push(String(await askFor(name, callers[caller])));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return access;
}

/** Asks for what is there; a stranger who got in looks around. */
async function askFor(name: string, caller: Caller): Promise<number> {
  const [, path = ''] = name.split(' ');
  const request = REQUESTS[name];
  const asked = request ? await request(about, caller) : { path: pathWith(path, 'x1') };
  const { status } = await ask(name, caller, asked);
  // Whoever is refused at the door is answered the same whatever they ask for.
  if (isStranger(caller) && status !== 401 && status !== 403) {
    for (const other of temptations(name, asked.path)) await ask(name, caller, { path: other });
  }
  return status;
}

/** Who was let in, by the statuses that everybody was answered with. */
function verdicts(statuses: Access): Access {
  return new Map(
    [...statuses].map(([name, cells]) => [
      name,
      cells.map((cell) => verdict(!REFUSED.includes(Number(cell)))),
    ]),
  );
}

const isStranger = ({ name }: Caller): boolean => STRANGERS.includes(name);

/** What is the guest’s in the place of every parameter, and as much as may be asked for at once. */
function temptations(name: string, asked: string): string[] {
  const [method = '', path = ''] = name.split(' ');
  const ids = idsOfTheGuest(path).map((id) => pathWith(path, id));
  if (path.startsWith('/api/')) {
    return [...ids, ...(method === 'GET' ? [`${asked}${asked.includes('?') ? '&' : '?'}populate=*`] : [])];
  }
  // In the panel an id is that of something else, which is not to be changed; pages of the site hold nobody’s data.
  return method === 'GET' && !parts.Site.includes(name) ? ids : [];
}

function idsOfTheGuest(path: string): string[] {
  if (path.includes(':reference')) return [about.reservation, about.enquiry];
  if (path.includes(':number')) return [about.quote];
  return path.includes(':') ? [about.account, about.accountDocument] : [];
}

async function ask(
  name: string,
  caller: Caller,
  { path, body = {}, headers = {} }: Asked,
): Promise<Answer<unknown>> {
  const method = name.split(' ', 1)[0] ?? '';
  const sent = { headers: { ...caller.headers, ...headers }, ...(method !== 'GET' && { body }) };
  const answer = await send(server.url, method.toLowerCase() as Method, path, sent);
  const { status, text } = answer;
  if (status >= 500) failures.push(`${caller.name}: ${name}: ${status}`);
  const mark = Object.values(MARKS).find((word) => text.includes(word)) ?? SECRET.exec(text)?.[0];
  if (isStranger(caller) && mark !== undefined) told.push(`${caller.name}: ${name}: ${mark}`);
  return answer;
}

test.each(PARTS)('%s: every route answers whom docs/routes.md says, and nobody else', async (part) => {
  const statuses = await walk(parts[part]);
  answered.set(part, statuses);
  expect(differences(part, decided.get(part), verdicts(statuses))).toEqual([]);
});

test('documents are read and written by the staff that docs/routes.md says', async () => {
  const table = await rightsOfStaff(
    STAFF.map((name) => callers[name]),
    about,
  );
  answered.set('Content types', table);
  expect(differences('Content types', decided.get('Content types'), table)).toEqual([]);
});

test('no stranger is told of another guest or of staff, whatever they ask', () => {
  expect(told).toEqual([]);
});

test('nothing of it makes the server fail', () => {
  expect(failures).toEqual([]);
});

test('what the product does not use is not there, for an administrator and a full token neither', async () => {
  const content = UNUSED_CONTENT_ROUTES.map((name) => [name.replace(' ', ' /api'), 'Full token'] as const);
  const panel = UNUSED_PANEL_ROUTES.map((name) => [name, 'Administrator'] as const);
  for (const [name, caller] of [...content, ...panel]) {
    const path = pathWith(name.split(' ')[1] ?? '', 'x1');
    const { status } = await ask(name, callers[caller], { path });
    expect({ name, isThere: status !== 404 && status !== 405 }).toEqual({ name, isThere: false });
  }
});

test('nobody is offered a permission for it, nor given a token that they have not made', async () => {
  const { headers } = callers.Administrator;
  const offered = await send(server.url, 'get', '/admin/permissions', { headers });
  expect(offered.status).toBe(200);
  expect(UNUSED_ACTIONS.filter((action) => offered.text.includes(`"${action}"`))).toEqual([]);
  const { data } = await send(server.url, 'get', '/admin/api-tokens', { headers });
  const names = (data as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('Access full-access');
  expect(names).not.toContain('Full Access');
});

test('the security log watches routes that there are', () => {
  const names = new Set(Object.values(parts).flat());
  const watched = [
    ...Object.keys(WATCHED_CONTENT).map((name) => name.replace(' ', ' /api')),
    ...Object.keys(WATCHED_PANEL).map((name) => name.replace('plugin::users-permissions.user', ':model')),
  ];
  expect(watched.filter((name) => !names.has(name))).toEqual([]);
});
