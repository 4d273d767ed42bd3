import type { Core } from '@strapi/strapi';
import '../../shared/messages/all-languages';
import { setPlace } from '../../shared/format/place';
import { auditDocuments } from './audit/watch';
import { contentTypes } from './content-types';
import { createEngine, engineOf, type Engine } from './engine';
import { watchDocuments } from './inventory/changes/watch-documents';
import { isMailSettings } from './mail/delivery/mail-settings';
import { keepThreadsOfEnquiries } from './messages/enquiry-threads';
import { letLanguagesDiffer } from './platform/language';
import { keepEarlierColumns } from './platform/earlier-columns';
import { migrate } from './platform/migrations';
import { makeCommitsCertain } from './platform/patches/knex-commit';
import { registerPermissions } from './platform/permissions';
import { letWritesWait } from './platform/sqlite-lock';
import { takeTurnsOnSqlite } from './platform/yield-to-event-loop';
import { readPlace } from './records/content/place';
import { guardReservations } from './records/reservations/reservation-guard';
import { keepTranslations } from './translations/keep-translations';
import { removeWishlistsWithAccounts } from './wishlists/service';
import { controllers, routes } from './routes';

/** What happens without anybody asking for it, once `jobs.start()` has been called. */
function registerJobs(engine: Engine): void {
  const { cardHolds, channels, demoContent, jobs, listingImports, mail, mailRules, permits } = engine;
  const { quotes, registrations, reports, reservations, reviews, settlement, turnover, webhooks } = engine;
  jobs.register({ name: 'expire-holds', soon: true, run: (now) => reservations.jobs.expireHolds(now) });
  jobs.register({ name: 'remind-of-payments', run: (now) => reservations.jobs.remindOfPayments(now) });
  jobs.register({ name: 'complete-stays', run: (now) => reservations.jobs.completeStays(now) });
  jobs.register({ name: 'send-mails-by-rule', soon: true, run: (now) => mailRules.sendDue(now) });
  jobs.register({ name: 'ask-for-reviews', run: (now) => reviews.ask(now) });
  jobs.register({ name: 'clear-quotes', run: (now) => quotes.clearExpired(now) });
  jobs.register({ name: 'clear-limit-entries', run: (now) => reservations.jobs.clearLimitEntries(now) });
  jobs.register({ name: 'ask-for-registrations', run: (now) => registrations.jobs.ask(now) });
  jobs.register({ name: 'clear-registrations', run: (now) => registrations.jobs.clear(now) });
  jobs.register({ name: 'record-listed', run: (now) => reports.recordListed(now) });
  jobs.register({
    ...{ name: 'read-reports-ahead', shared: true, apart: true },
    run: (now) => reports.jobs.readAhead(now),
  });
  jobs.register({ name: 'pay-refunds', soon: true, run: (now) => settlement.payOwed(now) });
  jobs.register({ name: 'close-deposits', soon: true, run: (now) => cardHolds.closeDue(now) });
  jobs.register({ name: 'clear-listing-imports', run: (now) => listingImports.jobs.clear(now) });
  jobs.register({ name: 'remind-of-permits', run: (now) => permits.jobs.remind(now) });
  jobs.register({ name: 'clear-turnover', run: (now) => turnover.jobs.clear(now) });
  jobs.register({ name: 'import-listings', soon: true, apart: true, run: () => listingImports.jobs.work() });
  jobs.register({ name: 'remove-demo-content', soon: true, apart: true, run: () => demoContent.job() });
  jobs.register({ name: 'fetch-feeds', shared: true, apart: true, run: (now) => channels.fetchDue(now) });
  jobs.register({ name: 'clear-webhooks', run: (now) => webhooks.clear(now) });
  jobs.register({
    ...{ name: 'deliver-webhooks', soon: true, apart: true },
    run: (now) => webhooks.deliverDue(now),
  });
  jobs.register({ name: 'send-mails', soon: true, shared: true, run: (now) => mail.deliver(now) });
}

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    letLanguagesDiffer();
    takeTurnsOnSqlite(strapi);
    letWritesWait(strapi);
    keepEarlierColumns(strapi);
    guardReservations(strapi);
    keepTranslations(strapi, () => engineOf(strapi).translations);
    removeWishlistsWithAccounts(strapi);
    keepThreadsOfEnquiries(strapi);
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
    setPlace(await readPlace(strapi));
    const engine = engineOf(strapi);
    await engine.payments.enableStripe();
    await engine.mailRules.seed(new Date());
    registerJobs(engine);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const engine = engineOf(strapi);
    const { changes, channels, demoContent, documents, inventory, jobs, listingImports, webhooks } = engine;
    webhooks.stopWorking();
    listingImports.stopWorking();
    demoContent.stopWorking();
    await channels.stop();
    await documents.stop();
    await jobs.stop();
    inventory.stop();
    await changes.stop();
  },

  config: {
    default: {},
    validator(config: {
      migrations?: unknown;
      mail?: unknown;
      linkSecret?: unknown;
      registrationKeys?: unknown;
      calendars?: unknown;
    }): void {
      if (typeof config.migrations !== 'string')
        throw new Error('booking-rules: say where the migrations are');
      if (typeof config.linkSecret !== 'string' || config.linkSecret === '')
        throw new Error('booking-rules: say with which secret links are signed');
      if (!Array.isArray(config.registrationKeys) || config.registrationKeys.length === 0)
        throw new Error('booking-rules: say with which keys registrations of guests are sealed');
      if (!isMailSettings(config.mail)) throw new Error('booking-rules: say how mails are sent');
      if (typeof config.calendars !== 'object')
        throw new Error('booking-rules: say from where calendars may be fetched');
    },
  },
  contentTypes,
  controllers,
  routes,
  services: { engine: ({ strapi }: { strapi: Core.Strapi }) => createEngine(strapi) },
};
