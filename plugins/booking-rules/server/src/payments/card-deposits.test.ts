import { cardDepositView, type CardDepositRow } from './card-deposits';

const KEPT: CardDepositRow = {
  ...{ key: 'R-1-deposit-1', reference: 'R-1', amount: 50_000, asked_at: 1, asked_by: 'm@house.example' },
  ...{ session: 's', session_url: 'https://pay.example', session_ends_at: 2 },
  ...{ hold: 'pi_1', held_at: 3, held_until: 4, closing: 'keep', kept: 20_000, reason: 'A broken lamp' },
  ...{ closed_by: 'm@house.example', next_at: null, attempts: 0, last_error: null, done_at: 5 },
};

test.each([
  ['is kept', 20_000, { state: 'kept', kept: 20_000 }],
  ['was taken back by the bank whole', 0, { state: 'released', kept: 0 }],
  ['was taken back by the bank with more than was kept', -5_000, { state: 'released', kept: 0 }],
])('a part of a deposit that %s', (_, kept, expected) => {
  expect(cardDepositView({ ...KEPT, kept })).toMatchObject(expected);
});
