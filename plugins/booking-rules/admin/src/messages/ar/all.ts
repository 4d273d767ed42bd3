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
import { listingImports } from './listing-imports';
import { listings } from './listings';
import { menu } from './menu';
import { minimumStay } from './minimum-stay';
import { owners } from './owners';
import { rates } from './rates';
import { reports } from './reports';
import { reservations } from './reservations';
import { terms } from './terms';
import { today } from './today';
import { translations } from './translations';
import { goingLive, publishing, website } from './website';
import { webhooks } from './webhooks';
import type { PanelMessages } from '../types';

/** All that the panel says, in Arabic. Loaded where it is chosen. */
export const ar: PanelMessages = {
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
  listingImports,
  listings,
  menu,
  minimumStay,
  owners,
  publishing,
  rates,
  reports,
  reservations,
  terms,
  today,
  translations,
  webhooks,
  website,
};
