import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { DocumentContent } from '../../../shared/domain/documents/document';
import { inTransaction } from '../platform/transaction';
import type { Actor } from '../platform/http/signed-in';
import { lockReservation } from '../records/reservations';
import { issueDue } from './issue';
import { documentsOf, readContent, type DocumentRow } from './queries';

/** Invoices, credit notes and receipts of reservations. */
export function createDocuments({ strapi }: { strapi: Core.Strapi }) {
  /** Those of a reservation, first to last. */
  function list(reference: string): Promise<DocumentRow[]> {
    return documentsOf(strapi.db.connection, reference);
  }

  /**
   * What one of them says, as it was issued.
   * @throws NotFoundError
   */
  async function read(reference: string, number: string): Promise<DocumentContent> {
    const content = await readContent(strapi.db.connection, reference, number);
    if (!content) throw new errors.NotFoundError('This reservation has no such document');
    return content;
  }

  /**
   * Issues what is missing: an invoice of what is charged, and receipts of payments without one.
   * @returns all documents of the reservation
   * @throws NotFoundError; ApplicationError while nothing is missing, or the stay is not confirmed
   */
  async function issueMissing(reference: string, { by, now }: Actor): Promise<DocumentRow[]> {
    return inTransaction(strapi, async (trx) => {
      const reservation = await lockReservation(strapi, trx, reference);
      const { state } = reservation;
      if (state === 'held' || state === 'expired')
        throw new errors.ApplicationError(`A reservation that is ${state} has nothing to be invoiced`, {
          state,
        });
      const issued = await issueDue(strapi, trx, reservation, { by, now, written: null });
      if (issued === 0)
        throw new errors.ApplicationError('All that is charged and paid has its document already', { state });
      return documentsOf(trx, reference);
    });
  }

  return { list, read, issueMissing };
}

export type Documents = ReturnType<typeof createDocuments>;
