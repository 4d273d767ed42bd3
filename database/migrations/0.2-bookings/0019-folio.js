// @ts-check
/**
 * The folio: what every act on a reservation did to its money, in entries that never change. Reservations that are
 * there get theirs from the price they keep and from the money that came and went.
 */

const ENTRIES = 'booking_folio_entries';
const NEVER = 'Entries of a folio are never changed or deleted';
const AT_ONCE = 500;
/** SQLite takes at most 32,766 values in a statement. */
const ROWS = 200;

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(ENTRIES, (table) => {
    table.increments('id');
    table.string('reference', 24).notNullable();
    table.bigInteger('at').notNullable();
    table.string('by', 120).notNullable();
    table.string('kind', 24).notNullable();
    table.string('label', 300).notNullable();
    // What the guest owes more, or (negative) less, in fils.
    table.integer('amount').notNullable();
    table.string('night', 10);
    // What the amount follows from: the name of a rule, and its terms as JSON.
    table.string('rule', 40);
    table.text('rule_terms');
    // VAT inside of the amount, where no entry of its own tells it.
    table.integer('tax_included').notNullable().defaultTo(0);
    table.string('reason', 300);
    // The entry that this one takes back; none is taken back twice.
    table.integer('reverses').unique();
    // Of money: how, when, our key of a refund, and the provider's own name of a payment.
    table.string('method', 16);
    table.string('day', 10);
    table.string('money_reference', 255);
    table.string('provider_id', 255);
    table.index(['reference']);
    table.index(['night']);
    table.index(['kind', 'at']);
  });
  // The price of a quote by its nights, frozen with it.
  await knex.schema.alterTable('booking_quotes', (table) => {
    table.text('basis');
  });
  // Kept from the time when reservations had sums of their own; on an empty database there never were any.
  if (await knex.schema.hasTable('booking_former_sums')) await carryOver(knex);
  await forbidChanges(knex);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(ENTRIES);
  if (isPostgres(knex)) await knex.raw('drop function booking_folio_never()');
  await knex.schema.alterTable('booking_quotes', (table) => {
    table.dropColumn('basis');
  });
};

/** @param {import('knex').Knex} knex */
const isPostgres = (knex) => knex.client.config.client === 'postgres' || knex.client.config.client === 'pg';

/** @param {import('knex').Knex} knex */
async function forbidChanges(knex) {
  if (isPostgres(knex)) {
    await knex.raw(`create function booking_folio_never() returns trigger language plpgsql as
      $$ begin raise exception '${NEVER}'; end $$`);
    await knex.raw(`create trigger booking_folio_entries_never before update or delete on ${ENTRIES}
      for each row execute function booking_folio_never()`);
    return;
  }
  for (const what of ['update', 'delete']) {
    await knex.raw(`create trigger ${ENTRIES}_no_${what} before ${what} on ${ENTRIES}
      begin select raise(abort, '${NEVER}'); end`);
  }
}

/**
 * @typedef {{ reference: string, at: number, kind: string, label: string, amount: number } & Record<string, any>} Draft
 * @typedef {{ kind: string, label: string, amount: number }} Line
 */

/** @param {import('knex').Knex} knex */
async function carryOver(knex) {
  let [last, id] = [0, 0];
  for (;;) {
    const found = await knex('booking_reservations')
      .join('booking_former_sums', 'booking_former_sums.reference', 'booking_reservations.reference')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('booking_reservations.*', 'total', 'paid_amount', 'refunded_amount', {
        checkIn: knex.raw('cast(check_in as text)'),
        checkOut: knex.raw('cast(check_out as text)'),
      });
    if (found.length === 0) break;
    last = found.at(-1).id;
    const references = found.map(({ reference }) => reference);
    const charges = await knex('booking_charges').whereIn('reference', references).orderBy('id');
    const refunds = await knex('booking_refunds').whereIn('reference', references).orderBy('created_at');
    const history = await knex('booking_reservation_history').whereIn('reference', references).orderBy('id');
    const rows = found.flatMap((reservation) => {
      /** @param {{ reference: string }} row */
      const isIts = ({ reference }) => reference === reservation.reference;
      const its = [charges, refunds, history].map((list) => list.filter(isIts));
      const entries = entriesOf(reservation, its[0] ?? [], its[1] ?? [], its[2] ?? []);
      const first = id;
      id += entries.length;
      return entries.map(({ reverses = null, ...entry }, index) => ({
        ...{ night: null, rule: null, rule_terms: null, tax_included: 0, reason: null },
        ...{ method: null, day: null, money_reference: null, provider_id: null, by: 'system' },
        ...entry,
        id: first + index + 1,
        reverses: reverses === null ? null : first + reverses + 1,
      }));
    });
    await knex.batchInsert(ENTRIES, rows, ROWS);
  }
  if (isPostgres(knex) && id > 0) await knex.raw(`select setval('${ENTRIES}_id_seq', ?)`, [id]);
}

/**
 * All entries of a reservation; `reverses` is the index of another one of them.
 * @param {Record<string, any>} reservation
 * @param {Record<string, any>[]} charges
 * @param {Record<string, any>[]} refunds
 * @param {Record<string, any>[]} history
 * @returns {Draft[]}
 */
function entriesOf(reservation, charges, refunds, history) {
  const { reference, state, payment: method } = reservation;
  const bookedAt = millisecondsOf(reservation.created_at);
  const lines = linesOf(reservation);
  const stayCharges = lines.flatMap((line) => chargesOf(line, reservation));
  const entries = stayCharges.map((charge) => ({ ...charge, reference, at: bookedAt }));

  const [paid, refunded] = [Number(reservation.paid_amount), Number(reservation.refunded_amount)];
  const dirhams = charges.filter(({ currency }) => currency === 'AED');
  const others = new Set(charges.filter(({ currency }) => currency !== 'AED').map(({ id }) => id));
  for (const { method: way, payment, amount, created_at: at } of dirhams) {
    entries.push(money(reference, 'payment', 'Payment', -amount, Number(at), way, null, payment));
  }
  const unknown = paid - sum(dirhams);
  if (unknown !== 0)
    entries.push(money(reference, 'payment', 'Payment', -unknown, bookedAt, method, null, null));

  const known = refunds.filter(({ charge_id: of }) => !others.has(of));
  const open = known.filter(({ done_at: done, refused_at: refused }) => done === null && refused === null);
  const done = known.filter(({ done_at: at }) => at !== null);
  const elsewhere = refunded - sum(open) - sum(done);
  const endedAt = Number(
    history.findLast(({ to_state: to, from_state: from }) => to === state && from !== to)?.at ?? bookedAt,
  );
  for (const { key, method: way, payment, amount, created_at: at } of open) {
    entries.push(money(reference, 'refund-asked', 'Refund', amount, Number(at), way, key, payment));
  }
  for (const { key, method: way, payment, amount, done_at: at } of done) {
    entries.push(money(reference, 'refund', 'Refund', amount, Number(at), way, key, payment));
  }
  if (elsewhere !== 0)
    entries.push(money(reference, 'refund', 'Refund', elsewhere, endedAt, method, null, null));
  if (state !== 'cancelled' && state !== 'expired') return entries;

  for (const [index, charge] of stayCharges.entries()) {
    const { amount } = charge;
    entries.push({ ...charge, reference, at: endedAt, amount: 0 - amount, reason: state, reverses: index });
  }
  // What was refused waits to go back, and is nobody's to keep.
  const refused = sum(known.filter(({ done_at: at, refused_at: no }) => at === null && no !== null));
  const kept = Math.max(0, paid - refunded - refused);
  if (kept > 0 && state === 'cancelled') {
    const percent = percentIn(lines.find(({ kind }) => kind === 'vat'));
    entries.push({
      ...{ reference, at: endedAt, kind: 'cancellation-charge', label: 'Cancellation charge', amount: kept },
      ...{ rule: 'vat', rule_terms: JSON.stringify({ percent }) },
      tax_included: kept - Math.round((kept * 10_000) / (10_000 + Math.round(percent * 100))),
    });
  }
  return entries;
}

/**
 * The lines of the price that a reservation keeps; what they lack of its total is a line of its own.
 * @param {Record<string, any>} reservation
 * @returns {Line[]}
 */
function linesOf({ terms, total }) {
  /** @type {{ lines?: Line[] } | null} */
  const kept = typeof terms === 'string' ? JSON.parse(terms) : terms;
  const lines = kept?.lines ?? [];
  const rest = Number(total) - sum(lines);
  return rest === 0 ? lines : [...lines, { kind: 'adjustment', label: 'Adjustment', amount: rest }];
}

/**
 * The charges of a line: nights one by one at equal rates, as the line does not say which night cost what.
 * @param {Line} line
 * @param {Record<string, any>} reservation
 * @returns {Omit<Draft, 'reference' | 'at'>[]}
 */
function chargesOf(line, { checkIn, checkOut }) {
  const { kind, label, amount } = line;
  const nights = nightsOf(checkIn, checkOut);
  const percent = percentIn(line);
  switch (kind) {
    case 'night':
      return spread(amount, nights.length).map((part, index) => ({
        ...{ kind, label: formatDay(nights[index] ?? ''), amount: part, night: nights[index] },
      }));
    case 'length-of-stay': {
      const from = Number(/for (\d+) nights/.exec(label)?.[1] ?? 0);
      return [{ kind: 'discount', label, amount, ...ruled(kind, { nights: from, percent }) }];
    }
    case 'promotion':
      return [{ kind: 'discount', label, amount, ...ruled(kind, { code: label.split(': ')[0], percent }) }];
    case 'cleaning':
      return [{ kind: 'fee', label, amount }];
    case 'tourism-dirham': {
      const said = Number(/(\d+) nights?$/.exec(label)?.[1] ?? nights.length);
      const taxed = Math.min(said, nights.length);
      const perNight = taxed > 0 ? Math.floor(amount / taxed) : 0;
      return [{ kind: 'tax', label, amount, night: checkIn, ...ruled(kind, { perNight, nights: taxed }) }];
    }
    case 'vat':
      return [{ kind: 'tax', label, amount, ...ruled(kind, { percent }) }];
    default:
      return [{ kind: 'adjustment', label, amount }];
  }
}

/**
 * @param {string} rule
 * @param {object} terms
 */
const ruled = (rule, terms) => ({ rule, rule_terms: JSON.stringify(terms) });

/** @param {Line | undefined} line */
const percentIn = (line) => Number(/([\d.]+)%/.exec(line?.label ?? '')?.[1] ?? 0);

/** @param {{ amount: number | string }[]} list */
const sum = (list) => list.reduce((all, { amount }) => all + Number(amount), 0);

/**
 * @param {string} reference
 * @param {string} kind
 * @param {string} label
 * @param {number} amount
 * @param {number} at
 * @param {string} method
 * @param {string | null} key
 * @param {string | null} providerId
 * @returns {Draft}
 */
function money(reference, kind, label, amount, at, method, key, providerId) {
  // Dubai has kept UTC+4 without daylight saving.
  const day = new Date(at + 4 * 3_600_000).toISOString().slice(0, 10);
  return { reference, at, kind, label, amount, method, day, money_reference: key, provider_id: providerId };
}

/** @param {unknown} instant milliseconds on SQLite, a date on PostgreSQL */
function millisecondsOf(instant) {
  if (instant instanceof Date) return instant.getTime();
  const number = Number(instant);
  return Number.isNaN(number) ? Date.parse(String(instant)) : number;
}

/**
 * @param {string} checkIn
 * @param {string} checkOut
 */
function nightsOf(checkIn, checkOut) {
  const [first, end] = [Date.parse(checkIn), Date.parse(checkOut)];
  const count = Math.max(0, Math.round((end - first) / 86_400_000));
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
}

/** @param {string} day `Fri 4 Dec 2026` */
function formatDay(day) {
  const [weekday = '', date = '', month = '', year = ''] = new Date(`${day}T00:00:00Z`)
    .toUTCString()
    .split(' ');
  return `${weekday.replace(',', '')} ${Number(date)} ${month} ${year}`;
}

/**
 * Whole parts that add up to the amount, the first ones larger where it does not divide.
 * @param {number} amount
 * @param {number} parts
 */
function spread(amount, parts) {
  const each = Math.trunc(amount / parts);
  const left = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < Math.abs(left) ? Math.sign(left) : 0));
}
