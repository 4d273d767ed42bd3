import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { UIDS } from '../documents';

const engine = new AsyncLocalStorage<true>();
const WRITES: ReadonlySet<string> = new Set(['create', 'clone', 'update', 'delete']);

/** Runs work that may write reservations, because it writes their nights and their history with them. */
export function asBookingEngine<T>(work: () => Promise<T>): Promise<T> {
  return engine.run(true, work);
}

/** Refuses writes of reservations from anywhere else: a record changed by itself would contradict its nights. */
export function guardReservations(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === UIDS.reservation && WRITES.has(context.action) && !engine.getStore()) {
      throw new errors.ForbiddenError(
        'Reservations change through the booking engine, not by editing the record',
      );
    }
    return next();
  });
}
