import type { Core } from '@strapi/strapi';
import type { Catalogue } from './services/catalogue';
import type { Changes } from './services/changes';
import type { Nights } from './services/nights';
import type { Quotes } from './services/quotes';
import type { Reservations } from './services/reservations';
import type { Stays } from './services/stays';

export type { CatalogueEntry } from './catalogue/snapshot';

/** The plugin's services by name. */
export interface Booking {
  catalogue: Catalogue;
  changes: Changes;
  nights: Nights;
  quotes: Quotes;
  reservations: Reservations;
  stays: Stays;
}

/** The services of the plugin, typed: the door for its own code and for the host. */
export function booking(strapi: Core.Strapi): Booking {
  return strapi.plugin('booking-rules').services as unknown as Booking;
}
