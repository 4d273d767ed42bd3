import fc from 'fast-check';
import { claimedReply, provesReply, replyAddress } from './reply-address';

const SECRET = 'a-secret-for-these-tests';
const INBOX = 'reply@stay.example';
const layla = { side: 'guest', reference: 'R-7F3K9M2XWB', email: 'layla@guests.example' } as const;
const address = replyAddress(SECRET, INBOX, layla);

test('an address for answers fits into the limits of mail, and says nothing of the guest', () => {
  expect(address).toMatch(/^reply\+gr7f3k9m2xwb-[0-9a-f]{32}@stay\.example$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
});

test('it is known again among others, in any case', () => {
  const claim = claimedReply(INBOX, ['office@stay.example', ` ${address.toUpperCase()}`]);
  expect(claim).toMatchObject({ side: 'guest', reference: layla.reference });
  expect(claim && provesReply(SECRET, claim, 'Layla@guests.example')).toBe(true);
});

test.each([
  ['the plain inbox', INBOX],
  ['another domain', address.replace('stay.example', 'evil.example')],
  ['another inbox', address.replace('reply', 'other')],
  ['no signature', address.replace(/-[0-9a-f]{32}/, '')],
  ['a reference that cannot be one', address.replace('gr7f3k9m2xwb', 'gr7f3')],
])('%s claims nothing', (_, other) => expect(claimedReply(INBOX, [other])).toBeNull());

test.each([
  ['by the house', { ...layla, side: 'house' as const }, layla.email],
  ['of another reservation', { ...layla, reference: 'R-0000000000' }, layla.email],
  ['once the guest has another address', layla, 'new@guests.example'],
])('a signature proves nothing %s', (_, to, email) => {
  const claim = claimedReply(INBOX, [address]);
  expect(claim && provesReply(SECRET, { ...claim, ...to }, email)).toBe(false);
});

test('nobody guesses a signature', () => {
  const claim = claimedReply(INBOX, [address]);
  if (!claim) throw new Error('no claim');
  fc.assert(
    fc.property(fc.string(), (signature) => {
      fc.pre(signature !== claim.signature);
      expect(provesReply(SECRET, { ...claim, signature }, layla.email)).toBe(false);
    }),
  );
  expect(provesReply(SECRET, { ...claim, signature: `${claim.signature}0` }, layla.email)).toBe(false);
});
