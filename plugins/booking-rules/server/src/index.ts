import type { Core } from '@strapi/strapi';
import { auditDocuments } from './audit/watch';
import { engineOf } from './engine';
import { watchDocuments } from './inventory/changes/watch-documents';
import { makeCommitsCertain } from './platform/patches/knex-commit';
import { contentTypes } from './content-types';
import { auditController } from './audit/controller';
import { calendarController } from './availability/calendar-controller';
import { enquiriesController } from './enquiries/controller';
import { enquiryDeskController } from './enquiries/inbox-controller';
import { manageController } from './reservations/admin-controller';
import { nightsController } from './availability/controller';
import { overviewController } from './reports/controller';
import { ownController } from './owners/controller';
import { paymentsController } from './payments/controller';
import { quotesController } from './quotes/controller';
import { reservationsController } from './reservations/controller';
import { rulesController } from './rates/controller';
import { staysController } from './search/controller';
import { traceController } from './search/explain-controller';
import { isMailSettings } from './mail/delivery/mail-settings';
import { migrate } from './platform/migrations';
import { enableStripe } from './payments/providers/enable-stripe';
import { guardReservations } from './records/reservation-guard';
import { registerPermissions } from './platform/permissions';
import { letWritesWait } from './platform/sqlite-lock';
import { adminRoutes } from './routes/admin/index';
import { contentApiRoutes } from './routes/content-api';
import { createBlocks } from './availability/blocks';
import { createInventory } from './inventory/service';
import { createChanges } from './inventory/changes/changes';
import { createEnquiries } from './enquiries/service';
import {
  clearExpiredQuotes,
  clearReservers,
  completeStays,
  expireHolds,
  remindOfPayments,
} from './reservations/expire';
import { createJobs } from './platform/jobs';
import { createMail } from './outbox/service';
import { createNights } from './availability/nights';
import { createPayments } from './payments/service';
import { createQuotes } from './quotes/service';
import { createReservations } from './reservations/service';
import { createStays } from './search/service';
import { createTrace } from './search/explain';

/** What has to happen without anybody asking for it. `jobs.start()` begins it. */
function registerJobs(strapi: Core.Strapi): void {
  const { jobs, mail, payments } = engineOf(strapi);
  jobs.register({ name: 'lapse-holds', run: (now) => expireHolds(strapi, now) });
  jobs.register({ name: 'remind-of-payments', run: (now) => remindOfPayments(strapi, now) });
  jobs.register({ name: 'complete-stays', run: (now) => completeStays(strapi, now) });
  jobs.register({ name: 'clear-quotes', run: (now) => clearExpiredQuotes(strapi, now) });
  jobs.register({ name: 'clear-reservers', run: (now) => clearReservers(strapi, now) });
  jobs.register({ name: 'pay-refunds', run: (now) => payments.payOwed(now) });
  jobs.register({ name: 'send-mails', shared: true, run: (now) => mail.deliver(now) });
}

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    letWritesWait(strapi);
    guardReservations(strapi);
    auditDocuments(strapi);
    watchDocuments(strapi, (change) => engineOf(strapi).changes.announce(change));
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
    makeCommitsCertain(strapi);
    await registerPermissions(strapi);
    await migrate(strapi);
    await enableStripe(strapi);
    registerJobs(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await engineOf(strapi).jobs.stop();
    engineOf(strapi).inventory.stop();
    await engineOf(strapi).changes.stop();
  },

  config: {
    default: {},
    validator(config: { migrations?: unknown; mail?: unknown; linkSecret?: unknown }): void {
      if (typeof config.migrations !== 'string')
        throw new Error('booking-rules: say where the migrations are');
      if (typeof config.linkSecret !== 'string' || config.linkSecret === '')
        throw new Error('booking-rules: say with which secret links are signed');
      if (!isMailSettings(config.mail)) throw new Error('booking-rules: say how mails are sent');
    },
  },
  contentTypes,
  controllers: {
    audit: auditController,
    calendar: calendarController,
    enquiries: enquiriesController,
    enquiryDesk: enquiryDeskController,
    manage: manageController,
    nights: nightsController,
    overview: overviewController,
    own: ownController,
    payments: paymentsController,
    quotes: quotesController,
    reservations: reservationsController,
    rules: rulesController,
    stays: staysController,
    trace: traceController,
  },
  routes: { 'content-api': contentApiRoutes, admin: adminRoutes },
  services: {
    blocks: createBlocks,
    inventory: createInventory,
    changes: createChanges,
    enquiries: createEnquiries,
    jobs: createJobs,
    mail: createMail,
    nights: createNights,
    payments: createPayments,
    quotes: createQuotes,
    reservations: createReservations,
    stays: createStays,
    trace: createTrace,
  },
};
