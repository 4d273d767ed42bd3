const WORDS: Readonly<Record<string, string>> = {
  'reservation-requested': 'We have your request',
  'reservation-address': 'Please confirm your e-mail address',
  'payment-reminder': 'Reminder of the payment',
  'reservation-released': 'Your nights were released',
  'reservation-held': 'Please pay, your nights are held',
  'reservation-confirmed': 'Confirmation',
  'reservation-cancelled': 'Cancellation',
  'reservation-expired': 'Your hold has lapsed',
  'reservation-declined': 'Request declined',
  'reservation-changed': 'Your stay has changed',
  'manager-new-reservation': 'New reservation',
  'manager-cancelled': 'A stay was cancelled',
  'manager-late-payment': 'A late payment',
  'manager-refund-refused': 'A refund was refused',
};

/** What a mail about a reservation says, in a few words. */
export function mailWords(kind: string): string {
  return WORDS[kind] ?? kind;
}
