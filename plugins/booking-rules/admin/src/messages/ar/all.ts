import { arrival } from './arrival';
import { business } from './business';
import { calendar } from './calendar';
import { channelBookings } from './channel-bookings';
import { channels } from './channels';
import { components } from './components';
import { demoContent } from './demo-content';
import { enquiries } from './enquiries';
import { explain } from './explain';
import { folio } from './folio';
import { history } from './history';
import { inbox } from './inbox';
import { listingImports } from './listing-imports';
import { listings } from './listings';
import { mailRules } from './mail-rules';
import { menu } from './menu';
import { minimumStay } from './minimum-stay';
import { owners } from './owners';
import { rates } from './rates';
import { registrations } from './registrations';
import { reports } from './reports';
import { reservations } from './reservations';
import { reviews } from './reviews';
import { terms } from './terms';
import { today } from './today';
import { turnover } from './turnover';
import { translations } from './translations';
import { goingLive, publishing, website } from './website';
import { webhooks } from './webhooks';
import type { PanelMessages } from '../types';

/** All that the panel says, in Arabic. Loaded where it is chosen. */
export const ar: PanelMessages = {
  arrival,
  business,
  calendar,
  channelBookings,
  channels,
  components,
  demoContent,
  enquiries,
  explain,
  folio,
  goingLive,
  history,
  inbox,
  listingImports,
  listings,
  mailRules,
  menu,
  minimumStay,
  owners,
  publishing,
  rates,
  registrations,
  reports,
  reservations,
  reviews,
  terms,
  today,
  translations,
  turnover,
  webhooks,
  website,
};
