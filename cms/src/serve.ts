import './patches/late-packages/late-packages';
import { setFlagsFromString } from 'node:v8';
import { createStrapi, type Core } from '@strapi/strapi';
import { engineOf, databaseTrouble } from 'booking-rules/engine';
import type { Settings } from '../config/settings';
import { beginDemo, type DemoContent } from './bootstrap/demo/load';
import { loadDemoBeside, type DemoLoad } from './bootstrap/demo/load-beside';
import { SettingsProblem } from './configuration/checked-values';
import { fail } from './configuration/start-settings';
import { stopGracefully } from './operations/lifecycle';
import { prepareUploads } from './pictures/uploads-folder';
import { takeStartLock } from './start-lock';

/** By how much of what is in use the heap may grow before V8 looks for garbage. */
const GROWING_PERCENT = 30;

/**
 * Starts the one process: Strapi, the plugin and the site on one port. Demo content is loaded once it listens.
 * @returns `loaded` or `loading` where this installation has demo content; null otherwise
 */
export async function serve(settings: Settings): Promise<{ demo: DemoContent }> {
  try {
    prepareUploads(settings.folders.public);
    const openLock = await takeStartLock(settings.database);
    const strapi = createStrapi({ appDir: process.cwd(), distDir: 'dist' });
    await strapi.load();
    // Here and not in Strapi's bootstrap: an import starts Strapi too, and serves nobody.
    const demo = await beginDemo(strapi);
    await openLock();
    outliveDatabase(strapi);
    let demoLoad: DemoLoad | null = null;
    stopOnSignal(async () => {
      await demoLoad?.stop();
      await stopGracefully(strapi, settings.shutdownDelay);
    });
    await strapi.listen();
    keepHeapSmall();
    engineOf(strapi).jobs.start();
    process.send?.({ type: 'ready', url: settings.publicUrl, demo });
    demoLoad = loadDemoBeside(strapi, settings);
    void demoLoad.ended.then(() => process.send?.({ type: 'demo-loaded' }));
    return { demo };
  } catch (error) {
    fail(explain(error, settings), error);
  }
}

/** A query that nobody waits for any more may fail with its database; that is no reason to end. */
function outliveDatabase(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (databaseTrouble(reason) === null) throw reason;
    strapi.log.warn(`A query failed while the database was in trouble: ${String(reason)}`);
  });
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Strapi's own way to stop cuts every connection.
    process.removeAllListeners(signal);
    process.on(signal, onSignal);
  }
  // Whoever started this process is gone: nobody would stop it any more.
  process.on('disconnect', onSignal);
}

/** One sentence that says what to do about a start that failed. */
function explain(error: unknown, { database, port }: Settings): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SettingsProblem) return message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (
    database.client === 'sqlite' &&
    /not a database|malformed|SQLITE_CORRUPT|SQLITE_NOTADB/.test(message + code)
  ) {
    return `The database ${database.filename} is damaged: restore a backup of it, or move it away to start anew.`;
  }
  if (
    database.client === 'sqlite' &&
    /SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|unable to open|readonly/.test(message + code)
  ) {
    return `The database ${database.filename} cannot be written: give this user write access to its folder.`;
  }
  if (database.client === 'postgres' && /ECONNREFUSED|ENOTFOUND|28P01|3D000|password/.test(message + code)) {
    return `PostgreSQL cannot be reached (${message}): check DATABASE_URL and that the server runs.`;
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the other program or set PORT to a free one.`;
  return `The server did not start: ${message}`;
}

/**
 * Has V8 collect garbage before it takes much more memory. By itself it lets the heap of a server double or more, and
 * never gives that back while there is little to do: what a start or the reports of the morning leave behind stays.
 * Called once everything is loaded: while the heap is filled for the first time, there is little garbage to find.
 */
function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
