import { byHandSince, isToDecide } from './deposit-decision';
import { moveDeposit, reverseByHand } from '../folio/by-hand';
import type { Entry, EntryDraft } from '../folio/entry';
import { folioOf, MONEY, written } from '../folio/folio.fixture';
import { depositHeld } from './card-deposit';

const now = new Date('2027-03-05T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('staff have to decide about a deposit', () => {
  it.each([
    ['from the day on which the guests leave', 'confirmed', '2027-03-05', null, true],
    ['once they have left', 'completed', '2027-03-04', null, true],
    ['of a stay that does not take place', 'cancelled', '2027-04-01', null, true],
    ['of a guest who never came', 'no-show', '2027-04-01', null, true],
    ['that a card holds for two days more', 'confirmed', '2027-03-20', inHours(48), true],
    ['that a card should hold no longer', 'confirmed', '2027-03-20', inHours(-1), true],
    [
      'but not one that a card holds for longer during the stay',
      'confirmed',
      '2027-03-20',
      inHours(49),
      false,
    ],
    ['nor one that they hold themselves during the stay', 'confirmed', '2027-03-06', null, false],
  ] as const)('%s', (_, state, checkOut, heldUntil, expected) => {
    expect(isToDecide({ state, checkOut }, heldUntil, now)).toBe(expected);
  });
});

describe('the day since which staff hold a deposit', () => {
  const cash = { ...MONEY, method: 'cash' } as const;
  const card = { ...MONEY, method: 'stripe', day: '2027-01-02' } as const;
  const act = (entries: readonly Entry[], drafts: EntryDraft[] | { problem: string }): Entry[] => {
    if ('problem' in drafts) throw new Error(drafts.problem);
    return written(entries, drafts);
  };
  const onCard = folioOf([depositHeld(50_000, card)]);
  const take = (entries: readonly Entry[], day: string) =>
    act(entries, moveDeposit(entries, 'taken', 100_000, { ...cash, day }, null));

  it('is none where a card holds it', () => {
    expect(byHandSince(onCard)).toBeNull();
  });

  it('is that of the first that stands', () => {
    const first = take(onCard, '2027-01-05');
    const mistaken = act(first, reverseByHand(first, 2, 'entered twice'));
    expect(byHandSince(first)).toBe('2027-01-05');
    expect(byHandSince(mistaken)).toBeNull();
    expect(byHandSince(take(mistaken, '2027-01-08'))).toBe('2027-01-08');
  });

  it('is none once all has been released or kept', () => {
    const taken = take([], '2027-01-05');
    const kept = act(taken, moveDeposit(taken, 'kept', 40_000, null, 'a broken lamp'));
    expect(byHandSince(kept)).toBe('2027-01-05');
    expect(byHandSince(act(kept, moveDeposit(kept, 'released', 60_000, cash, null)))).toBeNull();
  });
});
