import type { Core } from '@strapi/strapi';
import type { Blocks } from './services/blocks';
import type { Catalogue } from './services/catalogue';
import type { Changes } from './services/changes';
import type { Enquiries } from './services/enquiries';
import type { Jobs } from './services/jobs';
import type { Mail } from './services/mail';
import type { Nights } from './services/nights';
import type { Payments } from './services/payments';
import type { Quotes } from './services/quotes';
import type { Reservations } from './services/reservations';
import type { Stays } from './services/stays';
import type { TraceService } from './services/trace';

export type { CatalogueEntry } from './catalogue/snapshot';
export { parse } from './http/parse';
export { BACK_SOON_SECONDS, databaseTrouble } from './platform/database-trouble';

/** The plugin's services by name. */
export interface Booking {
  blocks: Blocks;
  catalogue: Catalogue;
  changes: Changes;
  enquiries: Enquiries;
  jobs: Jobs;
  mail: Mail;
  nights: Nights;
  payments: Payments;
  quotes: Quotes;
  reservations: Reservations;
  stays: Stays;
  trace: TraceService;
}

/** The services of the plugin, typed: the door for its own code and for the host. */
export function booking(strapi: Core.Strapi): Booking {
  return strapi.plugin('booking-rules').services as unknown as Booking;
}
