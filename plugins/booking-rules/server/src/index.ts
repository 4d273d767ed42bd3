import type { Core } from '@strapi/strapi';
import { auditDocuments } from './audit/watch';
import { booking } from './booking';
import { watchDocuments } from './catalogue/watch-documents';
import { makeCommitsCertain } from './certain-commits';
import { contentTypes } from './content-types';
import { auditController } from './controllers/audit';
import { calendarController } from './controllers/calendar';
import { enquiriesController } from './controllers/enquiries';
import { enquiryDeskController } from './controllers/enquiry-desk';
import { manageController } from './controllers/manage';
import { nightsController } from './controllers/nights';
import { overviewController } from './controllers/overview';
import { ownController } from './controllers/own';
import { paymentsController } from './controllers/payments';
import { quotesController } from './controllers/quotes';
import { reservationsController } from './controllers/reservations';
import { rulesController } from './controllers/rules';
import { staysController } from './controllers/stays';
import { traceController } from './controllers/trace';
import { isMailSettings } from './mail/mail-settings';
import { migrate } from './migrate';
import { offerStripe } from './payments/offer-stripe';
import { guardReservations } from './reservation-guard';
import { registerPermissions } from './permissions';
import { letWritesWait } from './platform/sqlite-lock';
import { adminRoutes } from './routes/admin/index';
import { contentApiRoutes } from './routes/content-api';
import { createBlocks } from './services/blocks';
import { createCatalogue } from './services/catalogue';
import { createChanges } from './services/changes';
import { createEnquiries } from './services/enquiries';
import {
  clearQuotes,
  clearReservers,
  completeStays,
  lapseHolds,
  remindOfPayments,
} from './reservations/lapse';
import { createJobs } from './services/jobs';
import { createMail } from './services/mail';
import { createNights } from './services/nights';
import { createPayments } from './services/payments';
import { createQuotes } from './services/quotes';
import { createReservations } from './services/reservations';
import { createStays } from './services/stays';
import { createTrace } from './services/trace';

/** What has to happen without anybody asking for it. `jobs.start()` begins it. */
function registerJobs(strapi: Core.Strapi): void {
  const { jobs, mail, payments } = booking(strapi);
  jobs.register({ name: 'lapse-holds', run: (now) => lapseHolds(strapi, now) });
  jobs.register({ name: 'remind-of-payments', run: (now) => remindOfPayments(strapi, now) });
  jobs.register({ name: 'complete-stays', run: (now) => completeStays(strapi, now) });
  jobs.register({ name: 'clear-quotes', run: (now) => clearQuotes(strapi, now) });
  jobs.register({ name: 'clear-reservers', run: (now) => clearReservers(strapi, now) });
  jobs.register({ name: 'pay-refunds', run: (now) => payments.payOwed(now) });
  jobs.register({ name: 'send-mails', shared: true, run: (now) => mail.deliver(now) });
}

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    letWritesWait(strapi);
    guardReservations(strapi);
    auditDocuments(strapi);
    watchDocuments(strapi, (change) => booking(strapi).changes.announce(change));
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
    await offerStripe(strapi);
    registerJobs(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await booking(strapi).jobs.stop();
    booking(strapi).catalogue.stop();
    await booking(strapi).changes.stop();
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
    catalogue: createCatalogue,
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
