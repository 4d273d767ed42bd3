import type { Core } from '@strapi/strapi';
import { booking } from './booking';
import { UIDS } from './catalogue/documents';
import { contentTypes } from './content-types';
import { calendarController } from './controllers/calendar';
import { quotesController } from './controllers/quotes';
import { reservationsController } from './controllers/reservations';
import { staysController } from './controllers/stays';
import { migrate } from './migrate';
import { guardReservations } from './reservation-guard';
import { contentApiRoutes } from './routes/content-api';
import { createCatalogue } from './services/catalogue';
import { createChanges } from './services/changes';
import { createNights } from './services/nights';
import { createQuotes } from './services/quotes';
import { createReservations } from './services/reservations';
import { createStays } from './services/stays';

/** Documents that change what guests see; reservations do not, their nights do. */
const WATCHED: ReadonlySet<string> = new Set(Object.values(UIDS).filter((uid) => uid !== UIDS.reservation));

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    guardReservations(strapi);
    const plugin = 'booking-rules';
    strapi.customFields.register({
      name: 'money',
      plugin,
      type: 'integer',
      inputSize: { default: 4, isResizable: true },
    });
    strapi.customFields.register({
      name: 'weekdays',
      plugin,
      type: 'json',
      inputSize: { default: 6, isResizable: true },
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await migrate(strapi);
    strapi.eventHub.subscribe(async (event: string, payload: { uid?: string }) => {
      const isContent = event.startsWith('entry.') && payload.uid !== undefined && WATCHED.has(payload.uid);
      if (isContent || event.startsWith('media.')) booking(strapi).changes.announce({ kind: 'content' });
    });
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    booking(strapi).catalogue.stop();
    await booking(strapi).changes.stop();
  },

  config: {
    default: {},
    validator(config: { migrations?: unknown }): void {
      if (typeof config.migrations !== 'string')
        throw new Error('booking-rules: say where the migrations are');
    },
  },
  contentTypes,
  controllers: {
    calendar: calendarController,
    quotes: quotesController,
    reservations: reservationsController,
    stays: staysController,
  },
  routes: { 'content-api': contentApiRoutes },
  services: {
    catalogue: createCatalogue,
    changes: createChanges,
    nights: createNights,
    quotes: createQuotes,
    reservations: createReservations,
    stays: createStays,
  },
};
