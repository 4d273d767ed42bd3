import { engineOf } from 'booking-rules/engine';
import type { ReservationState } from 'booking-rules/shared/domain/reservation';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ACTIONS, managerOf, type Action, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { createStaff, PERMISSION } from '../fixture/staff';

const HOUR_MS = 3_600_000;
const guest = guestOf(server.url);
const reserved = {} as Record<ReservationState, string>;
let manager: StayManager;

/** What a manager may do in each state; every other action is refused. */
const ALLOWED: Record<ReservationState, readonly Action[]> = {
  held: ['accept', 'decline', 'confirm', 'paid', 'cancel', 'move'],
  confirmed: ['paid', 'cancel', 'no-show', 'move'],
  completed: ['paid'],
  expired: ['confirm'],
  cancelled: [],
  'no-show': [],
};
const FORBIDDEN = Object.entries(ALLOWED).flatMap(([state, allowed]) =>
  ACTIONS.filter((action) => !allowed.includes(action)).map((action) => ({
    state: state as ReservationState,
    action,
  })),
);
const BODIES: Partial<Record<Action, object>> = {
  cancel: { refund: 'full' },
  move: { apartmentId: 'states-instant', ...stayIn(200, 2) },
};

async function reserve(apartmentId: string, stay: Stay): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { status, data, text } = await guest.book(reservationFor(number));
  if (status !== 201) throw new Error(text);
  return data.reference;
}

beforeAll(async () => {
  await createApartment('states-instant');
  await createApartment('states-request', { bookingMode: 'on-request' });
  for (const id of ['states-completed', 'states-no-show']) await createApartment(id);
  manager = managerOf(server.url, await createStaff('states-manager', [PERMISSION.read, PERMISSION.manage]));
  reserved.completed = await reserve('states-completed', stayIn(0, 1));
  reserved.expired = await reserve('states-request', stayIn(20, 2));
  await engineOf(server.strapi).jobs.runOnce(new Date(Date.now() + 48 * HOUR_MS));
  reserved.held = await reserve('states-request', stayIn(30, 2));
  reserved.confirmed = await reserve('states-instant', stayIn(30, 2));
  reserved.cancelled = await reserve('states-instant', stayIn(40, 2));
  reserved['no-show'] = await reserve('states-no-show', stayIn(0, 2));
  await manager.act(reserved.cancelled, 'cancel', { refund: 'none' });
  await manager.act(reserved['no-show'], 'no-show');
});

test.each(Object.keys(ALLOWED) as ReservationState[])('a reservation can be %s', async (state) => {
  const { data } = await manager.read(reserved[state]);
  expect(data.state).toBe(state);
  expect(data.history.at(-1)?.to).toBe(state);
});

test.each(FORBIDDEN)('a reservation that is $state refuses $action and stays as it is', async (forbidden) => {
  const reference = reserved[forbidden.state];
  const before = { reservation: (await manager.read(reference)).data, bookings: await ownBookings() };
  const { status, error } = await manager.tryAct(reference, forbidden.action, BODIES[forbidden.action]);
  expect({ status, name: error.name }).toEqual({ status: 400, name: 'ApplicationError' });
  expect({ reservation: (await manager.read(reference)).data, bookings: await ownBookings() }).toEqual(
    before,
  );
});

test('nobody is a no-show before the day of check-in', async () => {
  const { status, error } = await manager.tryAct(reserved.confirmed, 'no-show');
  expect({ status, message: error.message }).toEqual({
    status: 400,
    message: 'A reservation that is confirmed cannot be a no-show before the day of check-in',
  });
});

test('nights are kept by the states that hold them, and by no other', async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});

test.each(ACTIONS)('%s of a reservation that nobody made is 404', async (action) => {
  const { status } = await manager.tryAct('R-0000000000', action, BODIES[action]);
  expect(status).toBe(404);
});
