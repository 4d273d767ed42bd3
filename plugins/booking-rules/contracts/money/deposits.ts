import { z } from 'zod';
import { CARD_DEPOSIT_STATES, GUEST_DEPOSIT_STATES } from '../../shared/domain/payments/card-deposit';
import { minorUnits, instant } from '../fields';

export const CardDeposit = z.strictObject({
  key: z.string(),
  amount: minorUnits,
  state: z
    .enum(CARD_DEPOSIT_STATES)
    .describe('`releasing` and `keeping` are decided here and not yet answered by the payment provider.'),
  askedAt: instant,
  askedBy: z.string().describe("The manager's email address."),
  heldUntil: instant.nullable().describe('Until when the card holds it; null before it does.'),
  kept: minorUnits.describe('What is kept of it, or about to be.'),
  error: z.string().nullable().describe('What the payment provider said when it refused something last.'),
});
/** A deposit that a guest was asked to have held on their card. */
export type CardDeposit = z.infer<typeof CardDeposit>;

export const GuestDeposit = z
  .strictObject({
    state: z.enum(GUEST_DEPOSIT_STATES),
    amount: minorUnits,
    kept: minorUnits,
    until: instant.nullable().describe('Until when the card holds it; null where no card does.'),
    url: z.string().nullable().describe('Where the guest enters the card, while that is asked for.'),
  })
  .meta({ id: 'GuestDeposit' });
/** What has become of a deposit, for its guest. */
export type GuestDeposit = z.infer<typeof GuestDeposit>;
