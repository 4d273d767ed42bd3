import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { listings, policies, promotions, ratePlans, SOME_DAY } from '../arbitrary.fixture';
import { listingOf, type Listing } from '../../listing/listing';
import type { AppliedPromotion } from '../pricing/promotion';
import { EXTRA_BASES, type ExtraTerms } from '../pricing/extra';
import type { PropertyPolicies } from '../restrictions/rules';
import { addDays, nightCount, nightsOf, type Stay } from '../stay';
import { changeStay, type PriceChoice, type StayChange } from './change-stay';
import { endStay, reviveStay } from './ending';
import { isCharge, standingCharges, standingOf, sumsOf, type Entry, type EntryDraft } from './entry';
import { changeExtras } from './extras';
import { nightsFrom, reserved, written } from './folio.fixture';
import { paymentReceived, refundAsked, refundDone, refundRefused } from './money';
import { nightlyTaxesOf } from './nightly-tax';
import { agreedRatePlan } from './stay-charges';
import { usualPercentages } from './percentages';
import { isNightlyTax } from './taxes';

/** What somebody does to a reservation. */
type Act =
  | {
      act: 'change';
      stay: Stay;
      guests: number;
      other: boolean;
      choice: PriceChoice;
      refundPercent: number;
    }
  | { act: 'extra'; extra: ExtraTerms; quantity: number }
  | { act: 'pay'; percent: number }
  | { act: 'ask' | 'done' | 'refuse' | 'expire' | 'revive' }
  | { act: 'cancel' | 'no-show'; refundPercent: number };

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const someStay = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, nights]) => nightsFrom(addDays(SOME_DAY, from), nights));
const choice: fc.Arbitrary<PriceChoice> = fc.oneof(
  fc.constant<PriceChoice>({ kind: 'agreed' }),
  fc.constant<PriceChoice>({ kind: 'today' }),
  fc.record({
    kind: fc.constant('by-hand' as const),
    total: fc.integer({ min: 0, max: 90_000_000 }),
    reason: fc.constant('agreed on the phone'),
  }),
);
const extras: fc.Arbitrary<ExtraTerms> = fc.record({
  ...{ id: fc.constantFrom('cot', 'transfer', 'late'), name: fc.constant('An extra') },
  ...{ price: fc.integer({ min: 0, max: 99_999 }), basis: fc.constantFrom(...EXTRA_BASES) },
  ...{ taxable: fc.boolean(), noticeHours: fc.constant(0) },
});
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom({ act: 'ask' as const }, { act: 'pay' as const, percent: 100 }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      ...{ stay: someStay, guests: fc.integer({ min: 1, max: 8 }) },
      ...{ other: fc.boolean(), choice, refundPercent: percent },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('extra' as const), extra: extras, quantity: fc.nat(3) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('pay' as const), percent }) },
  // What only follows another act comes more often, so that it is reached at all.
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constantFrom('ask' as const, 'done' as const, 'refuse' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('expire' as const, 'revive' as const, 'revive' as const, 'revive' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('cancel' as const, 'no-show' as const),
      refundPercent: percent,
    }),
  },
);

interface World {
  entries: Entry[];
  stay: Stay;
  guests: number;
  listing: Listing;
  promotion: AppliedPromotion | null;
  open: boolean;
  keys: number;
}

const moneyOf = (key: string | null) => ({
  ...{ method: 'manual' as const, day: SOME_DAY, reference: key, providerId: null },
});

/** Does one thing as the engine would: only where the state allows it, and money back only as far as it is here. */
function step(world: World, one: Act, others: readonly Listing[], at: Date): World {
  const add = (drafts: readonly EntryDraft[], more: Partial<World> = {}): World => ({
    ...world,
    ...more,
    entries: written(world.entries, drafts, at),
  });
  const { due, refundable, asked } = sumsOf(world.entries);
  switch (one.act) {
    case 'change': {
      if (!world.open) return world;
      const listing = (one.other ? others[1] : others[0]) ?? world.listing;
      const changed = changeStay({
        ...changeOf(world, one),
        listing,
        sameApartment: listing === world.listing,
      });
      const { stay, guests } = one;
      return 'problem' in changed ? world : add(changed.drafts, { stay, guests, listing });
    }
    case 'extra': {
      const change = { id: one.extra.id, quantity: one.quantity, terms: one.extra };
      const { stay, guests, listing, entries } = world;
      const drafts = changeExtras(entries, { ...stay, guests }, [change], usualPercentages(listing, stay));
      return !world.open || 'problem' in drafts || drafts.length === 0 ? world : add(drafts);
    }
    case 'pay': {
      const amount = Math.ceil((due * one.percent) / 100);
      return amount > 0 ? add([paymentReceived(amount, moneyOf(null))]) : world;
    }
    case 'ask': {
      const amount = refundable - asked;
      const key = `R-${world.keys}`;
      return amount > 0 ? add([refundAsked(amount, moneyOf(key))], { keys: world.keys + 1 }) : world;
    }
    case 'done':
    case 'refuse': {
      const waiting = standingOf(world.entries).find(({ kind }) => kind === 'refund-asked');
      const key = waiting?.money?.reference ?? '';
      if (!waiting) return world;
      return one.act === 'done'
        ? add(refundDone(world.entries, key, moneyOf(key)))
        : add(refundRefused(world.entries, key, 'the account is closed'));
    }
    case 'expire':
      return world.open ? add(endStay(world.entries, { kind: 'expired' }), { open: false }) : world;
    case 'revive': {
      const drafts = world.open ? [] : reviveStay(world.entries);
      return drafts.length > 0 ? add(drafts, { open: true }) : world;
    }
    case 'cancel':
    case 'no-show': {
      if (!world.open) return world;
      const kind = one.act === 'cancel' ? ('cancelled' as const) : ('no-show' as const);
      return add(endStay(world.entries, { kind, refundPercent: one.refundPercent }), { open: false });
    }
  }
}

function changeOf(
  world: World,
  one: { stay: Stay; guests?: number; choice: PriceChoice; refundPercent: number },
): StayChange {
  const { entries, stay: from, guests: guestsBefore, listing, promotion } = world;
  const { stay: to, guests = guestsBefore, choice: price, refundPercent } = one;
  return {
    entries,
    from,
    to,
    guests,
    guestsBefore,
    listing,
    sameApartment: true,
    choice: price,
    promotion,
    ratePlan: agreedRatePlan(standingOf(entries)),
    refundPercent,
  };
}

/** Two apartments under the same policies: those of a business do not differ between them. */
const worldsUnder = (rules: fc.Arbitrary<PropertyPolicies>) =>
  fc
    .tuple(listings('marina-view'), listings('palm-villa'), rules, someStay, promotions, fc.option(ratePlans))
    .map(([here, there, shared, stay, promotion, plan]) => {
      const [first, second] = [here, there].map(({ rules, seasons, taken }) =>
        listingOf(rules, shared, seasons, taken),
      ) as [Listing, Listing];
      const entries = written([], reserved(first, stay, 2, promotion, plan), instantOf(0));
      return {
        world: { entries, stay, guests: 2, listing: first, promotion, open: true, keys: 0 },
        both: [first, second],
      };
    });

const worlds = worldsUnder(policies);

function instantOf(index: number): Date {
  return new Date(Date.parse('2027-01-01T00:00:00Z') + index * 7_200_000 * 24);
}

const RUNS = cases(150);

test('whatever is done, sums follow the entries, and no more is paid back than has come', () => {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(worlds, fc.array(act, { minLength: 12, maxLength: 30 }), ({ world, both }, acts) => {
      let now: World = world;
      for (const [index, one] of acts.entries()) {
        const next = step(now, one, both, instantOf(index + 1));
        if (next !== now) reached.set(one.act, (reached.get(one.act) ?? 0) + 1);
        // Nothing that was written is ever another thing.
        expect(now.entries.every((entry, index) => entry === next.entries[index])).toBe(true);
        now = next;
        holds(now);
      }
    }),
    RUNS,
  );
  // An act that is never reached proves nothing.
  for (const one of 'change extra pay ask done refuse expire revive cancel no-show'.split(' '))
    expect(reached.get(one) ?? 0).toBeGreaterThan(RUNS.numRuns / 50);
});

function holds({ entries, stay, open }: World): void {
  const { total, paid, due, refundable, asked } = sumsOf(entries);
  const charges = standingCharges(entries);
  const [came, went] = (['payment', 'refund'] as const).map((kind) =>
    Math.abs(entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0)),
  );
  const nights = charges.filter(({ kind }) => kind === 'night').map(({ night }) => night);
  const byId = new Map(entries.map((entry) => [entry.id, entry.amount]));
  const pairs = entries.filter(({ reverses }) => reverses !== null);
  // One comparison for all of it: there are thousands.
  expect({
    exact: entries.every(({ amount }) => Number.isSafeInteger(amount)),
    negative: [total, paid, asked, (came ?? 0) - (went ?? 0)].filter((amount) => amount < 0),
    standing: sumsOf(charges).total,
    owed: due - refundable,
    nights: [...nights].sort(),
    cancelling: pairs.every(({ reverses, amount }) => amount + (byId.get(reverses ?? 0) ?? NaN) === 0),
    reversed: new Set(pairs.map(({ reverses }) => reverses)).size,
  }).toEqual({
    exact: true,
    negative: [],
    // Reversals cancel exactly: what stands comes to what all entries come to.
    standing: total,
    owed: total - paid,
    nights: open ? nightsOf(stay) : [],
    cancelling: true,
    reversed: pairs.length,
  });
}

test('a stay from which nights were only dropped is never dearer', () => {
  // A fee that is in force for the later arrival only is owed, however little the stay cost before.
  const lasting = policies.map((rules) => ({
    ...rules,
    charges: rules.charges.map((charge) => ({ ...charge, from: null })),
  }));
  const cuts = fc.tuple(
    worldsUnder(lasting),
    fc.nat(38),
    fc.nat(38),
    percent,
    fc.array(act, { maxLength: 4 }),
  );
  fc.assert(
    fc.property(cuts, ([{ world, both }, first, count, refundPercent, acts]) => {
      const before = acts
        .filter((one) => one.act === 'change')
        .reduce((so, one, index) => step(so, one, both, instantOf(index + 1)), world);
      const nights = nightCount(before.stay);
      const from = Math.min(first, nights - 1);
      const to = nightsFrom(addDays(before.stay.checkIn, from), Math.max(1, Math.min(count, nights - from)));
      const change = { stay: to, choice: { kind: 'agreed' as const }, refundPercent };
      const changed = changeStay(changeOf(before, change));
      if ('problem' in changed) throw new Error(changed.problem);
      expect(changed.after).toBeLessThanOrEqual(changed.before);
    }),
    cases(200),
  );
});

test('what a change shows is what it writes', () => {
  fc.assert(
    fc.property(worlds, someStay, choice, percent, ({ world }, stay, price, refundPercent) => {
      const changed = changeStay(changeOf(world, { stay, choice: price, refundPercent }));
      if ('problem' in changed) return;
      expect(sumsOf(written(world.entries, changed.drafts)).total).toBe(changed.after);
      expect(changed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.after);
      if (price.kind === 'by-hand') expect(changed.after).toBe(price.total);
    }),
    cases(200),
  );
});

test('a tax on nights, summed over all months, is that of the nights slept', () => {
  fc.assert(
    fc.property(worlds, fc.array(act, { maxLength: 8 }), ({ world, both }, acts) => {
      const { entries } = acts.reduce((so, one, index) => step(so, one, both, instantOf(index * 9)), world);
      const months = Array.from({ length: 24 }, (_, index) =>
        addDays('2027-01-15', index * 30.4).slice(0, 7),
      );
      const folios = [{ reference: 'R-1', entries }];
      const sheets = [...new Set(months)].flatMap((month) => nightlyTaxesOf(folios, month, '2030-01-01'));
      const owed = standingCharges(entries).filter(isNightlyTax);
      expect(sheets.reduce((sum, { amount }) => sum + amount, 0)).toBe(sumsOf(owed).total);
      expect(owed.every(isCharge)).toBe(true);
    }),
    cases(200),
  );
});
