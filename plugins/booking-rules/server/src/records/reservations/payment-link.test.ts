import { newPaymentLink, paymentLinkToken, readPaymentLink } from './payment-link';

const now = new Date('2027-01-01T10:00:00Z');
const link = newPaymentLink({ reference: 'R-7F3K9M2XWB', amount: 164_500 }, now);
const token = paymentLinkToken('secret', link);

test('a link says whose it is, how much, and until when: seven days', () => {
  expect(readPaymentLink('secret', token)).toEqual(link);
  expect(new Date(link.expires * 1_000).toISOString()).toBe('2027-01-08T10:00:00.000Z');
});

test.each([
  ['another amount', token.replace('.164500.', '.100.')],
  ['a later end', token.replace(String(link.expires), String(link.expires + 1))],
  ['another reservation', token.replace('R-7F3K9M2XWB', 'R-7F3K9M2XWC')],
  ['the secret of somebody else', paymentLinkToken('other', link)],
  ['the meaning of a deposit', token.replace(/\.([\w-]+)$/, '.deposit.$1')],
  ['nothing', ''],
  ['something else', 'x'.repeat(80)],
])('a link with %s is none of ours', (_, changed) => {
  expect(readPaymentLink('secret', changed)).toBeNull();
});
