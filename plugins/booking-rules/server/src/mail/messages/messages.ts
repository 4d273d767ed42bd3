import { currentLanguage, type Language } from '../../../../shared/format/language';
import { bookings as arabicBookings } from './ar/bookings';
import { enquiries as arabicEnquiries } from './ar/enquiries';
import { letters as arabicLetters } from './ar/letters';
import { house as arabicHouse } from './ar/house';
import { parts as arabicParts } from './ar/parts';
import { payments as arabicPayments } from './ar/payments';
import { staff as arabicStaff } from './ar/staff';
import { bookings } from './en/bookings';
import { enquiries } from './en/enquiries';
import { letters } from './en/letters';
import { house } from './en/house';
import { parts } from './en/parts';
import { payments } from './en/payments';
import { staff } from './en/staff';
import type { MailMessages } from './types';

const MESSAGES: Readonly<Record<Language, MailMessages>> = {
  en: { bookings, enquiries, house, letters, parts, payments, staff },
  ar: {
    ...{ bookings: arabicBookings, enquiries: arabicEnquiries, house: arabicHouse, letters: arabicLetters },
    ...{ parts: arabicParts, payments: arabicPayments, staff: arabicStaff },
  },
};

/** What mails say, in the language of the moment. */
export function mailMessages(): MailMessages {
  return MESSAGES[currentLanguage()];
}
