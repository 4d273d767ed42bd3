import type { Core } from '@strapi/strapi';
import type { Blocks } from './availability/blocks';
import type { InventoryService } from './inventory/service';
import type { Changes } from './inventory/changes/changes';
import type { Enquiries } from './enquiries/service';
import type { Jobs } from './platform/jobs';
import type { Mail } from './outbox/service';
import type { Nights } from './availability/nights';
import type { Payments } from './payments/service';
import type { Quotes } from './quotes/service';
import type { Reservations } from './reservations/service';
import type { Stays } from './search/service';
import type { TraceService } from './search/explain';

export type { InventoryItem } from './inventory/inventory';
export { parse } from './platform/http/parse';
export { BACK_SOON_SECONDS, databaseTrouble } from './platform/database-errors';

/** The plugin's services by name. */
export interface Engine {
  blocks: Blocks;
  inventory: InventoryService;
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
export function engineOf(strapi: Core.Strapi): Engine {
  return strapi.plugin('booking-rules').services as unknown as Engine;
}
