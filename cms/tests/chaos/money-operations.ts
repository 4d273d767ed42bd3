import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { addDays } from 'booking-rules/shared/domain/stay';
import { anyGiven, anyTarget, EXTRAS, note, type Client, type Operation } from './chaos-fixture';

/** Something that a manager enters into a folio as it stands; nothing where that allows nothing. */
function enter(
  what: string,
  expected: number[],
  askedOf: (detail: ReservationDetail, client: Client) => { act?: string; data: object } | null,
): Operation {
  return async (client) => {
    const given = anyGiven(client);
    if (!given) return;
    const { token } = client.fixture;
    const path = `/booking-rules/reservations/${given.reference}`;
    const seen = await anyTarget(client).ask('GET', path, { token });
    if (!note(client, 'look', seen, [200])) return;
    const asked = askedOf(seen?.body.data as ReservationDetail, client);
    if (!asked) return;
    const { act = what, data } = asked;
    note(client, what, await anyTarget(client).ask('POST', `${path}/${act}`, { token, data }), expected);
  };
}

/** A part of what is due, or all of it. */
const payPart = enter('payments', [200, 409], ({ folio: { due, lastEntry } }, { random }) => {
  const amount = random.below(3) === 0 ? due : 1 + random.below(due);
  return due > 0 ? { data: { amount, method: 'cash', lastEntry } } : null;
});

const adjust = enter('adjustments', [200, 400, 409], ({ state, folio: { lastEntry } }, { random }) => {
  const amount = 1 + random.below(20_000);
  const data = { amount: random.below(2) === 0 ? amount : -amount, reason: 'chaos', lastEntry };
  return state === 'confirmed' ? { data } : null;
});

/** A refund that waits for staff is ticked off. */
const tickOff = enter('settle', [200, 400, 404], ({ refundLines }, { random }) => {
  const line = random.oneOf(refundLines.filter(({ byManager, doneAt }) => byManager && doneAt === null));
  return line ? { act: `refunds/${line.key}/settle`, data: { method: 'cash' } } : null;
});

const changeExtras: Operation = async (client) => {
  const given = anyGiven(client);
  if (!given) return;
  const { random, fixture } = client;
  const { token } = fixture;
  const path = `/booking-rules/reservations/${given.reference}/extras`;
  const extras = [{ id: random.oneOf(EXTRAS) ?? '', quantity: random.below(4) }];
  const shown = await anyTarget(client).ask('POST', `${path}-preview`, { token, data: { extras } });
  if (!note(client, 'preview extras', shown, [200, 400])) return;
  const { total } = shown?.body.data as { total: number };
  const data = { extras, total, refundDifference: random.below(2) === 0 };
  note(client, 'extras', await anyTarget(client).ask('POST', path, { token, data }), [200, 400, 409]);
};

/** A guest lengthens, shortens or moves a stay by some days. */
const changeAsGuest: Operation = async (client) => {
  const given = anyGiven(client);
  if (!given) return;
  const { random, fixture } = client;
  const { reference, email } = given;
  const seen = await anyTarget(client).ask('GET', `/booking-rules/reservations/${reference}`, {
    token: fixture.token,
  });
  if (!note(client, 'look', seen, [200])) return;
  const { checkIn, checkOut } = seen?.body.data as ReservationDetail;
  const last = addDays(checkOut, random.below(4) - 1);
  const stay = { checkIn, checkOut: last > checkIn ? last : checkOut, guests: 1 + random.below(3) };
  const path = `/api/reservations/${reference}/change`;
  const asked = { proof: { email }, ...stay };
  const shown = await anyTarget(client).ask('POST', `${path}-preview`, { data: asked });
  if (!note(client, 'guest previews', shown, [200, 400])) return;
  const { total } = shown?.body.data as { total: number };
  const answer = await anyTarget(client).ask('POST', path, { data: { ...asked, total } });
  note(client, 'guest changes', answer, [200, 400, 409, 422]);
};

/** What is done to the money of stays, by staff and by guests. */
export const MONEY_OPERATIONS: readonly Operation[] = [
  ...[payPart, payPart, adjust, tickOff, changeExtras, changeAsGuest],
];
