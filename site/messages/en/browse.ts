import { guest } from 'booking-rules/shared/messages/en/guest';
import { keepGuestMessages } from 'booking-rules/shared/messages/messages';
import { apartment, gallery } from './apartment';
import { calendar, dates } from './calendar';
import { enquiry } from './enquiry';
import { errors } from './errors';
import { accountMenu, layout } from './layout';
import { contact, guides, home, reviews, sections } from './pages';
import { quote } from './quote';
import { results } from './results';
import { search } from './search';
import { forms, ui } from './ui';

// The sentences of the engine come with those of the site.
keepGuestMessages('en', guest);

/** What every page may say. */
export const browse = {
  ...{ accountMenu, apartment, calendar, contact, dates, enquiry, errors, forms, gallery, guides, home },
  ...{ layout, quote, results, reviews, search, sections, ui },
};
