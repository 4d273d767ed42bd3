import { arrival } from './guests/arrival';
import { business } from './business';
import { calendar } from './calendar';
import { channelBookings } from './channels/channel-bookings';
import { channels } from './channels/channels';
import { components } from './components';
import { demoContent } from './listings/demo-content';
import { enquiries } from './guests/enquiries';
import { explain } from './rates/explain';
import { folio } from './folio';
import { history } from './history';
import { inbox } from './guests/inbox';
import { listingImports } from './listings/listing-imports';
import { listings } from './listings/listings';
import { mailRules } from './guests/mail-rules';
import { menu } from './menu';
import { minimumStay } from './rates/minimum-stay';
import { owners } from './owners';
import { rates } from './rates/rates';
import { registrations } from './guests/registrations';
import { reports } from './reports';
import { reservations } from './reservations';
import { reviews } from './guests/reviews';
import { terms } from './rates/terms';
import { today } from './today';
import { turnover } from './turnover';
import { translations } from './listings/translations';
import { goingLive, publishing, website } from './listings/website';
import { webhooks } from './channels/webhooks';
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
