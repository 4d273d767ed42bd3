import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { Gauge, type Registry } from 'prom-client';

interface Counted {
  name: string;
  count: number | string;
}

/** Registers what the business is at: read from the database when asked, so the same from every process. */
export function collectBusiness(strapi: Core.Strapi, register: Registry): void {
  const registers = [register];

  const byState = new Gauge({
    name: 'reservations',
    help: 'Reservations by state',
    labelNames: ['state'],
    registers,
    async collect() {
      byState.reset();
      const rows: Counted[] = await strapi.db
        .connection(strapi.db.metadata.get('plugin::booking-rules.reservation').tableName)
        .select({ name: 'state' })
        .count({ count: '*' })
        .groupBy('state');
      for (const { name, count } of rows) byState.set({ state: name }, Number(count));
    },
  });

  const mails = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are still to be sent, by whether they have failed before',
    labelNames: ['failed'],
    registers,
    async collect() {
      mails.reset();
      const rows: { failed: number | boolean; count: number | string }[] = await strapi.db
        .connection('booking_outbox')
        .whereNull('sent_at')
        .select(strapi.db.connection.raw('attempts > 0 as failed'))
        .count({ count: '*' })
        .groupByRaw('attempts > 0');
      for (const { failed, count } of rows) mails.set({ failed: String(Boolean(failed)) }, Number(count));
    },
  });

  const oldestMail = new Gauge({
    name: 'mails_oldest_waiting_seconds',
    help: 'Age of the oldest mail that is still to be sent, 0 without any',
    registers,
    async collect() {
      const written = await engineOf(strapi).mail.oldestWaiting();
      oldestMail.set(written === null ? 0 : Math.max(0, Date.now() - written) / 1_000);
    },
  });

  const oldestFeed = new Gauge({
    name: 'calendar_feeds_oldest_fetch_seconds',
    help: 'Age of the oldest latest good fetch of all calendar feeds, 0 without any',
    registers,
    async collect() {
      const fetched = await engineOf(strapi).channels.oldestGoodFetch();
      oldestFeed.set(fetched === null ? 0 : Math.max(0, Date.now() - fetched) / 1_000);
    },
  });

  const lastRun = new Gauge({
    name: 'job_last_run_timestamp_seconds',
    help: 'When a job ran last, in whichever process',
    labelNames: ['job'],
    registers,
    async collect() {
      lastRun.reset();
      const rows: { name: string; last_run_at: number | string | null }[] = await strapi.db
        .connection('booking_jobs')
        .select('name', 'last_run_at');
      for (const { name, last_run_at: at } of rows) lastRun.set({ job: name }, Number(at ?? 0) / 1_000);
    },
  });

  const runs = new Gauge({
    name: 'job_runs',
    help: 'Runs of a job in this process since it started, by how they ended',
    labelNames: ['job', 'result'],
    registers,
    collect() {
      runs.reset();
      for (const [job, { done, failed }] of engineOf(strapi).jobs.runs()) {
        runs.set({ job, result: 'done' }, done);
        runs.set({ job, result: 'failed' }, failed);
      }
    },
  });
}
