import { booking as arabicBooking } from './ar/booking';
import { browse as arabicBrowse } from './ar/browse';
import { registration as arabicRegistration } from './ar/registration';
import { house as arabicHouse } from './ar/house';
import { server as arabicServer } from './ar/server';
import { booking } from './en/booking';
import { browse } from './en/browse';
import { registration } from './en/registration';
import { house } from './en/house';
import { server } from './en/server';
import { keepMessages, messages } from './messages';
import type { ServerMessages } from './types';

// For the server, which writes every language from its first page on. Importing this file is enough.
keepMessages('en', { ...browse, ...booking, ...house, ...registration, ...server });
keepMessages('ar', {
  ...{ ...arabicBrowse, ...arabicBooking, ...arabicHouse },
  ...{ ...arabicRegistration, ...arabicServer },
});

/** As `messages()`, with what only the server says. For `+data`, and other code that no browser runs. */
export function serverMessages(): ServerMessages {
  return messages() as ServerMessages;
}
