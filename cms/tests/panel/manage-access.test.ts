import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ACTIONS, managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'manage-access';
const span = { apartmentId, ...stayIn(60, 2) };
const BODIES: Record<string, object> = { cancel: { refund: 'none' }, move: span };
let reference: string;

beforeAll(async () => {
  await createApartment(apartmentId);
  const guest = guestOf(server.url);
  const quote = await guest.quote({ apartmentId, ...stayIn(30, 3), guests: 2 });
  reference = (await guest.book(reservationFor(quote.number))).data.reference;
});

/** The status that each route answers to one person. */
async function statuses(person: StayManager): Promise<{ read: number[]; manage: number[] }> {
  const { status: read } = await person.read(reference);
  const { status: trace } = await person.trace({ ...span, guests: 2 });
  const manage: number[] = [];
  for (const action of ACTIONS) manage.push((await person.tryAct(reference, action, BODIES[action])).status);
  manage.push((await person.block(span)).status, (await person.free(span)).status);
  return { read: [read, trace], manage };
}

const everyManaging = (status: number): number[] => Array<number>(ACTIONS.length + 2).fill(status);

test('without a token every route is closed', async () => {
  expect(await statuses(managerOf(server.url, null))).toEqual({
    read: [401, 401],
    manage: everyManaging(401),
  });
});

test('with a token that nobody gave every route is closed', async () => {
  const nobody = managerOf(server.url, 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.nothing');
  expect(await statuses(nobody)).toEqual({ read: [401, 401], manage: everyManaging(401) });
});

test('a role without permissions of the plugin reads and changes nothing', async () => {
  const editor = managerOf(server.url, await createStaff('access-editor', []));
  expect(await statuses(editor)).toEqual({ read: [403, 403], manage: everyManaging(403) });
});

test('a role that may read changes nothing', async () => {
  const reader = managerOf(server.url, await createStaff('access-reader', [PERMISSION.read]));
  expect(await statuses(reader)).toEqual({ read: [200, 200], manage: everyManaging(403) });
});

test('the reservation is as it was', async () => {
  const reader = managerOf(server.url, await createStaff('access-witness', [PERMISSION.read]));
  const { data } = await reader.read(reference);
  expect(data).toMatchObject({ state: 'confirmed', paid: false, apartmentId });
  expect(data.history.map(({ by }) => by)).toEqual(['guest', 'guest']);
});

test('a guest’s token opens nothing here', async () => {
  const tokens: { issue(payload: { id: number }): string } = server.strapi
    .plugin('users-permissions')
    .service('jwt');
  const guest = managerOf(server.url, tokens.issue({ id: 1 }));
  expect(await statuses(guest)).toEqual({ read: [401, 401], manage: everyManaging(401) });
});
