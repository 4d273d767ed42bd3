// @ts-check
/**
 * What a reservation costs, and what has come and gone, is summed from its folio and kept nowhere else. The amounts that
 * were kept beside it are compared with it first: where they differ the folio stands, and the history of the
 * reservation says what they were. One without any folio gets its entries from them.
 */

const FORMER = 'booking_former_sums';
const ENTRIES = 'booking_folio_entries';
const HISTORY = 'booking_reservation_history';
const AT_ONCE = 500;
/** What takes back the charges of a stay that does not take place, by its state. */
const ENDINGS = { expired: ['expired'], cancelled: ['cancelled', 'declined'], 'no-show': ['no-show'] };
const MONEY = ['payment', 'refund', 'refund-asked'];

/**
 * @typedef {{ total: number, paid: number, refunded: number }} Sums
 * @typedef {{ reference: string, state: string } & Sums} Former
 * @typedef {{ reference: string, kind: string, amount: number, reason: string | null, reverses: number | null }} Entry
 */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  if (!(await knex.schema.hasTable(FORMER))) return;
  const now = Date.now();
  const found = { differing: 0, without: 0 };
  for (let last = 0; ;) {
    /** @type {(Former & { id: number })[]} */
    const former = await knex('booking_reservations')
      .join(FORMER, `${FORMER}.reference`, 'booking_reservations.reference')
      .where('booking_reservations.id', '>', last)
      .orderBy('booking_reservations.id')
      .limit(AT_ONCE)
      .select('booking_reservations.id', 'booking_reservations.reference', 'state', `${FORMER}.total`)
      .select({ paid: `${FORMER}.paid_amount`, refunded: `${FORMER}.refunded_amount` });
    if (former.length === 0) break;
    last = former.at(-1)?.id ?? last;
    /** @type {Entry[]} */
    const entries = await knex(ENTRIES)
      .whereIn(
        'reference',
        former.map(({ reference }) => reference),
      )
      .select('reference', 'kind', 'amount', 'reason', 'reverses');
    /** @type {Map<string, Entry[]>} */
    const folios = new Map();
    for (const entry of entries) folios.set(entry.reference, [...(folios.get(entry.reference) ?? []), entry]);
    for (const reservation of former) {
      const folio = folios.get(reservation.reference);
      if (!folio) {
        await carryOver(knex, reservation, now);
        found.without += 1;
        continue;
      }
      const differences = differencesOf(reservation, sumsOf(reservation.state, folio));
      if (differences.length === 0) continue;
      const why = `The amounts that were kept beside the folio differed from it: ${differences.join(', ')}`;
      await note(knex, reservation, why, now);
      found.differing += 1;
    }
  }
  if (found.differing + found.without > 0) {
    const { differing, without } = found;
    knex.client.logger.warn(
      `Reservations whose amounts differed from their folio: ${differing}; without a folio: ${without}. ` +
        'The history of each names the amounts; the folio stands.',
    );
  }
  await knex.schema.dropTable(FORMER);
};

// The columns were Strapi's own, and go with the fields.
exports.down = async () => {};

/**
 * @param {string} state
 * @param {Entry[]} folio
 * @returns {Sums}
 */
function sumsOf(state, folio) {
  /** @param {(entry: Entry) => boolean} counts */
  const sum = (counts) => folio.reduce((all, entry) => (counts(entry) ? all + Number(entry.amount) : all), 0);
  /** @param {Entry} entry */
  const isCharge = ({ kind }) => !MONEY.includes(kind) && !kind.startsWith('deposit-');
  const reasons = ENDINGS[/** @type {keyof typeof ENDINGS} */ (state)] ?? [];
  const agreed = -sum(
    (entry) => isCharge(entry) && entry.reverses !== null && reasons.includes(entry.reason ?? ''),
  );
  return {
    total: agreed === 0 ? sum(isCharge) : agreed,
    paid: -sum(({ kind }) => kind === 'payment'),
    refunded: sum(({ kind }) => kind === 'refund' || kind === 'refund-asked'),
  };
}

/**
 * @param {Sums} former
 * @param {Sums} sums
 */
function differencesOf(former, sums) {
  return /** @type {const} */ (['total', 'paid', 'refunded'])
    .filter((name) => Number(former[name]) !== sums[name])
    .map((name) => `${name} AED ${dirhams(former[name])}, in the folio AED ${dirhams(sums[name])}`);
}

/** @param {number} fils */
const dirhams = (fils) => (Number(fils) / 100).toFixed(2);

/**
 * @param {import('knex').Knex} knex
 * @param {Former} reservation
 * @param {number} at
 */
async function carryOver(knex, reservation, at) {
  const { reference, total, paid, refunded } = reservation;
  const day = new Date(at + 4 * 3_600_000).toISOString().slice(0, 10);
  const money = { method: 'manual', day };
  const entries = [
    { kind: 'adjustment', label: 'Carried over', amount: Number(total) },
    { kind: 'payment', label: 'Payment', amount: -Number(paid), ...money },
    { kind: 'refund', label: 'Refund', amount: Number(refunded), ...money },
  ].filter(({ amount }) => amount !== 0);
  for (const entry of entries) await knex(ENTRIES).insert({ reference, at, by: 'system', ...entry });
  await note(knex, reservation, 'The folio was written from the amounts that were kept beside it', at);
}

/**
 * @param {import('knex').Knex} knex
 * @param {Former} reservation
 * @param {string} why
 * @param {number} at
 */
async function note(knex, { reference, state }, why, at) {
  const line = { reference, from_state: state, to_state: state, by: 'system', why: why.slice(0, 250), at };
  await knex(HISTORY).insert(line);
}
