import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { asManager, MANAGER, sumsOf, unlike, type Act, type Effect } from './act';
import type { Picker } from './history';
import { APARTMENTS, EXTRAS } from './house';

const state =
  (action: string): Act =>
  (history) =>
    asManager(history, action, null);

/** Other dates, by so many days at either end, and other guests. */
function otherStay(pick: Picker, { checkIn, checkOut, guests }: ReservationDetail) {
  const shift = pick.of([0, 0, 0, 1, -1, 3]) ?? 0;
  const first = addDays(checkIn, shift);
  const last = addDays(checkOut, pick.of([0, 1, 2, 3, 4, -1, -2, -3, shift, 25]) ?? 0);
  const to: Day = last > first ? last : addDays(first, 1);
  return { checkIn: first, checkOut: to, guests: pick.below(3) === 0 ? 1 + pick.below(4) : guests };
}

/** What was shown is what is written. */
function likePreview(shown: { total: number; due: number; refundable: number }, isRefunded: boolean): Effect {
  return ({ folio: before }, { folio: after, lines }) => {
    const { total, due, refundable } = shown;
    const refund = isRefunded ? refundable : 0;
    const told = lines.reduce((sum, { amount }) => sum + amount, 0);
    // What is so already changes nothing, and gives nothing back.
    if (after.lastEntry === before.lastEntry && after.total === total) return [];
    return [
      ...unlike(after, { total, here: sumsOf(before).here - refund }),
      ...(after.due === due || refund > 0 ? [] : [`${after.due} is due and not ${due}`]),
      ...(told === after.total ? [] : [`its lines come to ${told} and not ${after.total}`]),
    ];
  };
}

const change: Act = async (history, pick, now) => {
  const { house, reference } = history;
  const apartmentId = pick.below(3) === 0 ? (pick.of(APARTMENTS)?.id ?? '') : now.apartmentId;
  const total = Math.max(0, now.folio.total + pick.below(60_000) - 30_000);
  const price = pick.of([
    undefined,
    { kind: 'agreed' as const },
    { kind: 'today' as const },
    { kind: 'keep' as const },
    { kind: 'by-hand' as const, total, reason: 'as agreed on the phone' },
  ]);
  const waiveCharge = pick.below(4) === 0;
  const data = { apartmentId, ...otherStay(pick, now), ...(price && { price }), waiveCharge };
  const asked = { params: { reference }, body: { data } };
  const shown = await house.asManager(`${MANAGER}move-preview`, asked);
  if (shown.status !== 200) return { reply: shown, said: `move-preview ${JSON.stringify(data)}` };
  const refundDifference = pick.below(2) === 0;
  const wanted = { ...data, total: shown.data.total, refundDifference };
  return asManager(history, 'move', wanted, likePreview(shown.data, refundDifference));
};

const changeAsGuest: Act = async ({ house, reference, email }, pick, now) => {
  const stay = { proof: { email }, ...otherStay(pick, now) };
  const params = { reference };
  const shown = await house.asGuest('POST /api/reservations/{reference}/change-preview', {
    params,
    body: { data: stay },
  });
  const said = `guest changes ${JSON.stringify(stay)}`;
  if (shown.status !== 200) return { reply: shown, said };
  const body = { data: { ...stay, total: shown.data.total } };
  const reply = await house.asGuest('POST /api/reservations/{reference}/change', { params, body });
  return { reply, said, effect: likePreview(shown.data, true) };
};

const changeExtras: Act = async (history, pick) => {
  const { house, reference } = history;
  const extras = [{ id: pick.of(EXTRAS) ?? '', quantity: pick.below(4) }];
  const params = { reference };
  const shown = await house.asManager(`${MANAGER}extras-preview`, { params, body: { data: { extras } } });
  if (shown.status !== 200) return { reply: shown, said: `extras-preview ${JSON.stringify(extras)}` };
  const refundDifference = pick.below(2) === 0;
  const data = { extras, total: shown.data.total, refundDifference };
  return asManager(history, 'extras', data, likePreview(shown.data, refundDifference));
};

const changeExtrasAsGuest: Act = async ({ house, reference, email }, pick) => {
  const asked = { proof: { email }, extras: [{ id: pick.of(EXTRAS) ?? '', quantity: pick.below(4) }] };
  const params = { reference };
  const shown = await house.asGuest('POST /api/reservations/{reference}/extras-preview', {
    params,
    body: { data: asked },
  });
  const said = `guest's extras ${JSON.stringify(asked.extras)}`;
  if (shown.status !== 200) return { reply: shown, said };
  const body = { data: { ...asked, total: shown.data.total } };
  const reply = await house.asGuest('POST /api/reservations/{reference}/extras', { params, body });
  return { reply, said, effect: likePreview(shown.data, true) };
};

/** What is kept of a total, and what of the money goes back at once. */
function cancelled(percent: number): Effect {
  return ({ folio: before, state: was }, { folio: after, state: is }) => {
    const back = was === 'held' ? 100 : percent;
    const total = before.total - Math.round((before.total * back) / 100);
    return [
      ...(is === 'cancelled' ? [] : [`it is ${is}`]),
      ...unlike(after, { total, here: Math.min(sumsOf(before).here, total) }),
    ];
  };
}

/** Percent that goes back today, by the ladder that the guest was shown. */
const ladder = ({ refunds }: ReservationDetail, today: Day): number =>
  refunds.find(({ until }) => today <= until)?.percent ?? 0;

const cancel: Act = (history, pick, now) => {
  const refund = pick.of(['ladder', 'full', 'none'] as const) ?? 'full';
  const percent = { ladder: ladder(now, history.house.today()), full: 100, none: 0 }[refund];
  return asManager(history, 'cancel', { refund }, cancelled(percent));
};

const cancelAsGuest: Act = async ({ house, reference, email }, _, now) => {
  const reply = await house.asGuest('POST /api/reservations/{reference}/cancellation', {
    params: { reference },
    body: { data: { email } },
  });
  return { reply, said: 'guest cancels', effect: cancelled(ladder(now, house.today())) };
};

const noShow: Act = (history) =>
  asManager(history, 'no-show', null, ({ folio: before }, { folio: after }) => {
    const reversed = new Set(before.entries.map(({ reverses }) => reverses));
    const slept = before.entries
      .filter(
        ({ id, kind, label, reverses }) =>
          kind === 'tax' && !label.startsWith('VAT') && reverses === null && !reversed.has(id),
      )
      .reduce((sum, { amount }) => sum + amount, 0);
    return unlike(after, { total: before.total - slept, here: sumsOf(before).here });
  });

/** What staff and guests do to a stay and its extras, by name. */
export const STAY_ACTS: Readonly<Record<string, Act>> = {
  ...{ change, changeAsGuest, changeExtras, changeExtrasAsGuest, cancel, cancelAsGuest, noShow },
  confirm: state('confirm'),
  accept: state('accept'),
  decline: state('decline'),
  release: state('release'),
  markPaid: state('paid'),
  issue: state('documents'),
};
