import fc from 'fast-check';
import { keptOnCard } from '../../../../shared/domain/payments/card-deposit';
import { sumsOf, type Entry } from '../../../../shared/domain/folio/entry';
import { written } from '../../../../shared/domain/folio/folio.fixture';
import type { ReservationState } from '../../../../shared/domain/reservation';
import { stateOf, type CardDepositRow } from '../../payments/card-deposits';
import type { CardHold } from '../../payments/providers/provider';
import { decideOnHold } from './decide-on-hold';

const now = new Date('2027-03-01T10:00:00Z');
const until = new Date('2027-03-07T10:00:00Z');
const AMOUNT = 100_000;

const asked: CardDepositRow = {
  ...{
    key: 'R-1-deposit-1',
    reference: 'R-1',
    amount: AMOUNT,
    asked_at: 0,
    asked_by: 'manager@house.example',
  },
  ...{ session: 'cs_1', session_url: 'https://checkout.example/cs_1', session_ends_at: now.getTime() },
  ...{ hold: null, held_at: null, held_until: null, closing: null, kept: 0, reason: null, closed_by: null },
  ...{ next_at: null, attempts: 0, last_error: null, done_at: null },
};
const withdrawn: CardDepositRow = { ...asked, done_at: now.getTime() };
const held: CardDepositRow = {
  ...{ ...asked, session: null, session_url: null, session_ends_at: null },
  ...{ hold: 'pi_1', held_at: now.getTime(), held_until: until.getTime(), next_at: until.getTime() },
};
const keeping: CardDepositRow = { ...held, closing: 'keep', kept: 30_000, reason: 'Broken lamp' };
const releasing: CardDepositRow = { ...held, closing: 'release' };

/** A deposit as Stripe tells it. */
const told = (change: Partial<CardHold>): CardHold => ({
  ...{ hold: 'pi_1', reference: 'R-1', key: asked.key, amount: AMOUNT, taken: 0, returned: 0 },
  ...{ state: 'held', wasHeld: true, heldUntil: until },
  ...change,
});
const takenOf = (taken: number, returned = 0) => told({ state: 'taken', taken, returned });
const gone = told({ state: 'gone' });

/** What we know of a deposit: our row, and the folio. */
interface Known {
  row: CardDepositRow;
  entries: Entry[];
}

/** What is known after Stripe has told it so. */
function hear(known: Known, hold: CardHold, state: ReservationState = 'confirmed') {
  const decided = decideOnHold({ ...known, hold, state, now });
  if (!decided) return { ...known, decided };
  const row = { ...known.row, ...decided.row };
  return { row, entries: written(known.entries, decided.charges ?? []), decided };
}

/** A row as it is once its deposit has been heard of as held, with the entry of that. */
const withFolio = (row: CardDepositRow): Known => ({
  row,
  entries: row.held_at === null ? [] : hear({ row: asked, entries: [] }, told({})).entries,
});
const amounts = (entries: readonly Entry[]) => entries.map(({ kind, amount }) => [kind, amount]);
const taken = ['deposit-taken', AMOUNT];
const released = (amount: number) => ['deposit-released', 0 - amount];
const kept = (amount: number) => ['deposit-kept', 0 - amount];

describe('what Stripe tells of a deposit, once', () => {
  it.each([
    ['a card holds what was asked for', asked, told({}), 'held', [taken], 'held on the card until'],
    [
      'a smaller amount is held than was asked for',
      asked,
      told({ amount: 50_000 }),
      'held',
      [['deposit-taken', 50_000]],
      'held on the card',
    ],
    ['a card holds what was withdrawn', withdrawn, told({}), 'releasing', [taken], 'no longer wanted'],
    [
      'all is taken',
      { ...keeping, kept: AMOUNT },
      takenOf(AMOUNT),
      'kept',
      [taken, kept(AMOUNT)],
      'Broken lamp',
    ],
    [
      'a part is taken',
      keeping,
      takenOf(30_000),
      'kept',
      [taken, kept(30_000), released(70_000)],
      'Broken lamp',
    ],
    [
      'somebody takes it on Stripe’s pages',
      held,
      takenOf(AMOUNT),
      'kept',
      [taken, kept(AMOUNT)],
      'payment provider’s pages',
    ],
    [
      'it is taken before it was heard to be held',
      asked,
      takenOf(40_000),
      'kept',
      [taken, kept(40_000), released(60_000)],
      'kept',
    ],
    [
      'it is taken and a part given back before either was heard',
      held,
      takenOf(30_000, 10_000),
      'kept',
      [taken, kept(30_000), released(70_000), kept(-10_000), released(10_000)],
      'kept',
    ],
    ['it is let go as was decided', releasing, gone, 'released', [taken, released(AMOUNT)], 'released'],
    [
      'its time is over',
      held,
      gone,
      'released',
      [taken, released(AMOUNT)],
      'the payment provider released it',
    ],
    [
      'its time is over while a part was to be kept',
      keeping,
      gone,
      'released',
      [taken, released(AMOUNT)],
      'the payment provider released it',
    ],
    [
      'it was held and let go before either was heard',
      asked,
      gone,
      'released',
      [taken, released(AMOUNT)],
      'the payment provider released it',
    ],
  ])('%s', (_, row, hold, state, entries, why) => {
    const after = hear(withFolio(row), hold);
    expect(stateOf(after.row)).toBe(state);
    expect(amounts(after.entries)).toEqual(entries);
    expect(after.decided?.why).toContain(why);
    expect(hear(after, hold).decided).toBeNull();
  });

  it.each([
    ['a guest has not finished the page', asked, told({ state: 'waiting' })],
    ['a page was left before the card held anything', asked, told({ state: 'gone', wasHeld: false })],
    ['what is known to be held is held', held, told({})],
    ['what is being kept is still held', keeping, told({})],
    ['what is being released is still held', releasing, told({})],
    ['what was released is told as held, late', { ...held, done_at: now.getTime() }, told({})],
  ])('changes nothing when %s', (_, row, hold) => {
    expect(hear(withFolio(row), hold).decided).toBeNull();
  });

  it.each(['cancelled', 'expired', 'no-show', 'completed'] as const)(
    'is let go when the stay is %s by the time a card holds it',
    (state) => {
      const after = hear(withFolio(asked), told({}), state);
      expect(stateOf(after.row)).toBe('releasing');
      expect(after.decided?.to).toBe(state);
    },
  );

  it('tells the manager of what was let go without us, and of nothing else', () => {
    expect(hear(withFolio(held), gone).decided?.mails).toEqual(['manager-deposit-ended']);
    expect(hear(withFolio(releasing), gone).decided?.mails).toEqual([]);
    expect(hear(withFolio(keeping), takenOf(30_000)).decided?.mails).toBeUndefined();
  });
});

describe('what goes back of a deposit that was kept', () => {
  const done = hear(withFolio(keeping), takenOf(30_000));

  it('is kept no longer', () => {
    const some = hear(done, takenOf(30_000, 10_000));
    expect([keptOnCard(some.entries, asked.key), some.row.kept]).toEqual([20_000, 20_000]);
    const all = hear(some, takenOf(30_000, 30_000));
    expect([keptOnCard(all.entries, asked.key), stateOf(all.row)]).toEqual([0, 'released']);
  });

  it('is kept again when the refund fails', () => {
    const again = hear(hear(done, takenOf(30_000, 10_000)), takenOf(30_000));
    expect([keptOnCard(again.entries, asked.key), again.row.kept]).toEqual([30_000, 30_000]);
    expect(again.decided?.why).toContain('failed');
  });
});

/** What Stripe can tell of one deposit, each time as it stands then. */
const anyTelling: fc.Arbitrary<CardHold> = fc.oneof(
  fc.constantFrom(told({ state: 'waiting' }), told({}), gone, told({ state: 'gone', wasHeld: false })),
  fc
    .tuple(fc.integer({ min: 1, max: AMOUNT }), fc.integer({ min: 0, max: AMOUNT }))
    .map(([amount, back]) => takenOf(amount, Math.min(amount, back))),
);

test('whatever Stripe tells in whatever order, the folio holds what the card does, and hears it once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(asked, withdrawn, held, keeping, releasing),
      fc.array(anyTelling, { maxLength: 8 }),
      (row, tellings) => {
        let known = withFolio(row);
        for (const hold of tellings) {
          const { decided: _, ...after } = hear(known, hold);
          known = after;
          expect(hear(known, hold).decided).toBeNull();
          const isOpen = known.row.held_at !== null && known.row.done_at === null;
          expect(sumsOf(known.entries)).toMatchObject({ deposit: isOpen ? AMOUNT : 0, total: 0, paid: 0 });
          if (known.row.held_at !== null && known.row.done_at !== null)
            expect(known.row.kept).toBe(keptOnCard(known.entries, asked.key));
        }
      },
    ),
  );
});
