import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { databaseTrouble } from 'booking-rules/engine';

const RETRY_MS = 1_000;
/** Room for some bookings. What is changed in place may find room for itself on a disk that is full. */
const ROOM_BYTES = 256 * 1024;
const KEY = 'room-on-disk';

let refused = false;

/** Whether the database takes nothing more: its disk is full, failing, or for reading only. */
export function isDatabaseReadOnly(): boolean {
  return refused;
}

/**
 * Notes when a write is refused by the disk, whoever asked for it, and from then on tries to write until there is room
 * again. Must run when the database has been opened.
 */
export function watchDatabaseWritable(strapi: Core.Strapi): void {
  const table = strapi.db.metadata.get('strapi::core-store').tableName;
  const rows = () => strapi.db.connection(table);
  let stopped = false;

  async function tryUntilTaken(): Promise<void> {
    while (!stopped) {
      await pause(RETRY_MS, undefined, { ref: false });
      try {
        await rows().where({ key: KEY }).delete();
        // Bytes that no database can make smaller.
        await rows().insert({ key: KEY, value: randomBytes(ROOM_BYTES / 2).toString('hex') });
        await rows().where({ key: KEY }).delete();
        break;
      } catch {
        // What it says was said before.
      }
    }
    refused = false;
    if (!stopped) strapi.log.warn('The database can be written to again.');
  }

  strapi.db.connection.on('query-error', (error: unknown) => {
    if (refused || databaseTrouble(error) !== 'unwritable') return;
    refused = true;
    strapi.log.error(`The database cannot be written to until its disk has space: ${String(error)}`);
    void tryUntilTaken();
  });
  strapi.server.httpServer.on('close', () => (stopped = true));
}
