import { guest as engine } from 'booking-rules/shared/messages/ar/guest';
import { apartment, gallery } from './apartment';
import { calendar, dates } from './calendar';
import { enquiry } from './enquiry';
import { errors } from './errors';
import { accountMenu, layout } from './layout';
import { kept } from './kept';
import { contact, guides, home, reviews, sections } from './pages';
import { quote } from './quote';
import { results } from './results';
import { search } from './search';
import { forms, ui } from './ui';

/** What every page may say, the sentences of the engine among it. */
export const browse = {
  ...{
    accountMenu,
    apartment,
    calendar,
    contact,
    dates,
    engine,
    enquiry,
    errors,
    forms,
    gallery,
    guides,
    home,
  },
  ...{ kept, layout, quote, results, reviews, search, sections, ui },
};
