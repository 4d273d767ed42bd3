import fc from 'fast-check';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { addDays } from 'booking-rules/shared/domain/stay';
import { sumsOfRows } from '../fixture/money-invariants';
import { within } from '../fixture/within';
import { runStatement } from '../outside/rows-of';
import type { Act } from './act';
import { CARD_ACTS, hearAll } from './card-acts';
import { daysUntil, look, pickBy, type History, type Step } from './history';
import { MONEY_ACTS } from './money-acts';
import { STAY_ACTS } from './stay-acts';

const REST_MS = 20_000;
const ACTS: Readonly<Record<string, Act>> = { ...MONEY_ACTS, ...STAY_ACTS, ...CARD_ACTS };

/** As often as an act is drawn. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{
    payByCard: 6,
    payByHand: 4,
    change: 6,
    changeExtras: 3,
    pass: 5,
    askToPay: 2,
    followLink: 2,
    tickOff: 3,
  },
  ...{
    takeBack: 3,
    refundByHand: 2,
    adjust: 2,
    changeAsGuest: 2,
    changeExtrasAsGuest: 2,
    confirm: 2,
    refundAtStripe: 2,
  },
};
const DRAWN = [...Object.keys(ACTS), 'pass'].flatMap((act) => Array<string>(WEIGHTS[act] ?? 1).fill(act));
const number = fc.nat({ max: 99_999 });

/** How a reservation is made, and what is done to it afterwards. */
export const histories = (most: number) =>
  fc.record({
    beginning: fc.array(number, { minLength: 8, maxLength: 8 }),
    steps: fc.array(
      fc.record({
        act: fc.constantFrom(...DRAWN),
        numbers: fc.array(number, { minLength: 5, maxLength: 5 }),
      }),
      { minLength: 3, maxLength: most },
    ),
  });

/** Does one thing, and looks at what it did to the folio. */
export async function take(history: History, { act, numbers }: Step): Promise<void> {
  const { house, trace, wrong } = history;
  const pick = pickBy(numbers);
  if (act === 'pass') {
    const days = 1 + pick.below(12);
    await house.pass(days);
    await wake(history);
    await settled(history);
    trace.push(`${house.today()} after ${days} days`);
    return;
  }
  const before = await settled(history);
  const done = await ACTS[act]?.(history, pick, before);
  if (!done) return;
  const { status, text } = done.reply;
  trace.push(
    `${house.today()} ${before.state} ${done.said}: ${status} ${status >= 400 ? text.slice(0, 300) : ''}`,
  );
  if (status >= 500 || status === 401 || status === 403) wrong.push(`${act} answered ${status}: ${text}`);
  const after = await settled(history);
  // A refund that Stripe refuses is back on the list of staff by now.
  const isRefused = refusedOf(after) !== refusedOf(before);
  const said = [
    ...(status < 400 && !isRefused ? (done.effect?.(before, after) ?? []) : []),
    ...disagreements(after),
  ];
  trace.push(`  → ${after.state} ${JSON.stringify(pickSums(after))}`);
  wrong.push(...said.map((sentence) => `${act}: ${sentence}`));
}

const pickSums = ({ folio: { total, paid, due, refundable, asked, deposit } }: ReservationDetail) => ({
  ...{ total, paid, due, refundable, asked, deposit },
});

/** Where what staff are told is not what the entries come to. */
function disagreements({
  folio,
  paidAmount,
  refundedAmount,
  parts,
  total,
  state,
}: ReservationDetail): string[] {
  const { received, refunded, ...sums } = sumsOfRows(folio.entries);
  const shown = pickSums({ folio } as ReservationDetail);
  const partsTotal = parts.reduce((sum, { amount }) => sum + amount, 0);
  const checks: [boolean, string][] = [
    ...(Object.keys(shown) as (keyof typeof shown)[]).map((name): [boolean, string] => [
      shown[name] === sums[name],
      `${name} is shown as ${shown[name]}, its entries come to ${sums[name]}`,
    ]),
    [paidAmount === received, `${paidAmount} is shown as paid of ${received}`],
    [refundedAmount === refunded + sums.asked, `${refundedAmount} is shown as refunded`],
    [folio.mostRefundable === Math.max(0, sums.paid - sums.asked), `${folio.mostRefundable} may go back`],
    [Object.values(sums).every((amount) => amount >= 0), `sums below nothing: ${JSON.stringify(sums)}`],
    [sums.paid >= sums.asked, 'more is on its way back than is here'],
    [
      !['held', 'confirmed', 'completed'].includes(state) || (total === sums.total && partsTotal === total),
      `it is shown for ${total} in parts of ${partsTotal}`,
    ],
  ];
  return checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

/** Does one thing after the other, on a server that may be killed meanwhile: what was under way may have happened or not. */
export async function takeUntilKilled(history: History, steps: readonly Step[]): Promise<void> {
  for (const step of steps.filter(({ act }) => act !== 'pass')) {
    try {
      await take(history, step);
    } catch (error) {
      if (!history.house.wasKilled(error)) throw error;
      history.trace.push(`killed in ${step.act}`);
    }
  }
}

const refusedOf = ({ refundLines }: ReservationDetail): number =>
  refundLines.filter(({ refusedAt }) => refusedAt !== null).length;

/** The reservation once the jobs have done what its last change, or the time, makes due. */
function settled(history: History): Promise<ReservationDetail> {
  return within(REST_MS, async () => {
    const detail = await look(history);
    const { reference, state, heldUntil, checkOut, refundLines } = detail;
    const isOver = state === 'held' && Date.parse(heldUntil ?? '') < history.house.now();
    const hasLeft = state === 'confirmed' && checkOut < history.house.today();
    const isOpen = refundLines.some(
      ({ byManager, doneAt, refusedAt, error }) =>
        !byManager && doneAt === null && refusedAt === null && error === null,
    );
    if (isOver || hasLeft || isOpen)
      throw new Error(`The jobs have not seen to ${reference}, which is ${state}`);
    return detail;
  });
}

/** Stripe is well and is heard, its refunds are made, and the days pass until the stay is over. */
export async function comeToRest(history: History): Promise<void> {
  const { house, reference, trace } = history;
  house.stripe.recover();
  const { checkOut } = await look(history);
  const left = daysUntil(house, addDays(checkOut, 1));
  if (left > 0) await house.pass(left);
  await wake(history);
  await within(REST_MS, async () => {
    await hearAll(history);
    const open = await runStatement(
      house.database,
      `select key from booking_refunds where reference = '${reference}' and done_at is null and refused_at is null
        and payment is not null and method = 'stripe'`,
    );
    const { state } = await look(history);
    if (open.length > 0 || state === 'confirmed' || state === 'held') {
      await wake(history);
      throw new Error(`${reference} is ${state}, and ${open.length} refunds have not gone back`);
    }
  });
  await hearAll(history);
  trace.push(`${house.today()} at rest: ${JSON.stringify(pickSums(await look(history)))}`);
}

let wakes = 0;

/** Whatever changes has the jobs run. */
async function wake({ house, reference, email }: History): Promise<void> {
  await house.hurry();
  wakes += 1;
  const data = { firstName: 'Layla', lastName: `Haddad ${wakes}`, phone: '+971501234567', email };
  await house.asManager('POST /booking-rules/reservations/{reference}/contact', {
    params: { reference },
    body: { data },
  });
}
