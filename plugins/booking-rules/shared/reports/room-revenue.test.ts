import fc from 'fast-check';
import { roomRevenue, type NightsPart } from './room-revenue';

const part = (name: string, nights: number, rates: number): NightsPart => ({ part: name, nights, rates });

test.each([
  [
    'a discount is shared by the rates',
    [part('01', 3, 150_000), part('02', 2, 50_000)],
    -20_000,
    [135_000, 45_000],
  ],
  [
    'an adjustment may raise the price',
    [part('01', 1, 10_000), part('02', 1, 10_000)],
    5_001,
    [12_501, 12_500],
  ],
  ['nothing to share', [part('01', 2, 80_000)], 0, [80_000]],
  ['nights that cost nothing share equally', [part('01', 1, 0), part('02', 3, 0)], 4_000, [1_000, 3_000]],
  ['no nights, nothing earned', [], 0, []],
])('%s', (_, parts, changes, expected) => {
  expect(roomRevenue(parts, changes).map(({ revenue }) => revenue)).toEqual(expected);
});

test('the revenue of all months is the sum of the entries, and no month depends on how others are parted', () => {
  const nights = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(
      nights,
      fc.integer({ min: -3_000_000, max: 3_000_000 }),
      fc.nat(60),
      (rates, changes, cut) => {
        const single = rates.map((rate, index) => part(String(index), 1, rate));
        const all = roomRevenue(single, changes).map(({ revenue }) => revenue);
        const sum = (list: readonly number[]) => list.reduce((so, one) => so + one, 0);
        expect(sum(all)).toBe(sum(rates) + changes);
        const [early, late] = [rates.slice(0, cut), rates.slice(cut)];
        const halves = [part('early', early.length, sum(early)), part('late', late.length, sum(late))];
        expect(roomRevenue(halves, changes).map(({ revenue }) => revenue)).toEqual([
          sum(all.slice(0, cut)),
          sum(all.slice(cut)),
        ]);
      },
    ),
  );
});
