import type { bookings } from './en/bookings';
import type { enquiries } from './en/enquiries';
import type { letters } from './en/letters';
import type { house } from './en/house';
import type { parts } from './en/parts';
import type { payments } from './en/payments';
import type { staff } from './en/staff';

/** All that mails say, to guests and to those who run the business. English is the shape, so the compiler finds what another language lacks. */
export interface MailMessages {
  bookings: typeof bookings;
  enquiries: typeof enquiries;
  letters: typeof letters;
  house: typeof house;
  parts: typeof parts;
  payments: typeof payments;
  staff: typeof staff;
}
