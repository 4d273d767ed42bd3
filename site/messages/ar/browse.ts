import { accountMenu } from './account-menu';
import { apartment } from './apartment';
import { calendar } from './calendar';
import { contact } from './contact';
import { dates } from './dates';
import { enquiry } from './enquiry';
import { errors } from './errors';
import { forms } from './forms';
import { gallery } from './gallery';
import { guides } from './guides';
import { home } from './home';
import { layout } from './layout';
import { quote } from './quote';
import { results } from './results';
import { reviews } from './reviews';
import { search } from './search';
import { sections } from './sections';
import { ui } from './ui';

/** What every page may say. */
export const browse = {
  ...{ accountMenu, apartment, calendar, contact, dates, enquiry, errors, forms, gallery, guides, home },
  ...{ layout, quote, results, reviews, search, sections, ui },
};
