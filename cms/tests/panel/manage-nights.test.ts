import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'manage-nights';
const guest = guestOf(server.url);
const span = (days: number, nights: number) => ({ apartmentId, ...stayIn(days, nights) });
let manager: StayManager;

beforeAll(async () => {
  await createApartment(apartmentId);
  manager = managerOf(server.url, await createStaff('nights-manager', [PERMISSION.manage]));
});

test('blocked nights are taken at once, and cannot be booked', async () => {
  const { status, data } = await manager.block(span(30, 3));
  expect({ status, data }).toEqual({ status: 200, data: span(30, 3) });
  expect(await guest.takenDays(apartmentId, inDays(28), inDays(36))).toEqual([30, 31, 32].map(inDays));
  const refused = await guest.askQuote({ ...span(31, 3), guests: 2 });
  expect(refused.error.details.reasons).toContainEqual({ reason: 'not-available', night: inDays(31) });
});

test('all nights are blocked or none, and the first that is taken is named', async () => {
  const { status, error } = await manager.block(span(29, 2));
  expect(status).toBe(409);
  expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(30) }]);
  expect(await guest.takenDays(apartmentId, inDays(29), inDays(30))).toEqual([]);
});

test('a block that comes before the reservation of a quote wins, and the guest is told', async () => {
  const { number } = await guest.quote({ ...span(40, 2), guests: 2 });
  await manager.block(span(41, 1));
  const { status, error } = await guest.reserve(reservationFor(number));
  expect(status).toBe(409);
  expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(41) }]);
});

test('freeing gives back blocked nights alone: those of guests stay theirs', async () => {
  const { number } = await guest.quote({ ...span(50, 2), guests: 2 });
  expect((await guest.reserve(reservationFor(number))).status).toBe(201);
  await manager.block(span(52, 2));
  expect((await manager.free(span(48, 8))).data).toEqual({ ...span(48, 8), freed: 2 });
  expect(await guest.takenDays(apartmentId, inDays(48), inDays(56))).toEqual([50, 51].map(inDays));
  expect((await manager.free(span(48, 8))).data.freed).toBe(0);
});

test.each<[string, object, string[]]>([
  ['an empty span', span(60, 0), ['data', 'checkOut']],
  ['a span that runs backwards', span(60, -2), ['data', 'checkOut']],
  ['ten years', span(60, 3_650), ['data', 'checkOut']],
  ['a day that does not exist', { ...span(60, 2), checkOut: '2027-02-30' }, ['data', 'checkOut']],
  ['an unknown field', { ...span(60, 2), source: 'channel' }, ['data', 'source']],
])('%s is refused beside its field', async (_, body, path) => {
  for (const answer of [await manager.block(body as never), await manager.free(body as never)]) {
    expect({ status: answer.status, name: answer.error.name }).toEqual({
      status: 400,
      name: 'ValidationError',
    });
    const { errors } = answer.error.details as { errors: { path: string[] }[] };
    expect(errors.map((problem) => problem.path)).toContainEqual(path);
  }
});

test('an apartment that does not exist is 404', async () => {
  expect((await manager.block({ ...span(60, 2), apartmentId: 'manage-nowhere' })).status).toBe(404);
  expect((await manager.free({ ...span(60, 2), apartmentId: 'manage-nowhere' })).status).toBe(404);
});
