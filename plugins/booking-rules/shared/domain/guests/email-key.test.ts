import { emailKey } from './email-key';

test.each([
  ['Layla@Guests.example', 'layla@guests.example'],
  ['layla+dubai@guests.example', 'layla@guests.example'],
  ['la.yla@guests.example', 'la.yla@guests.example'],
  ['La.Y.la+x@gmail.com', 'layla@gmail.com'],
  ['layla@googlemail.com', 'layla@gmail.com'],
])('%s is the mailbox %s', (email, key) => expect(emailKey(email)).toBe(key));
