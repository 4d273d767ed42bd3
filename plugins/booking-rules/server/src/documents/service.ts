import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { DocumentsOfStay } from '../../../contracts/documents';
import type { DocumentContent } from '../../../shared/domain/documents/document';
import { waitingToBeInvoiced } from '../../../shared/domain/documents/document-content';
import { printDocument } from '../../../shared/domain/documents/printed-page';
import { readFolio } from '../folio/queries';
import { inTransaction } from '../platform/transaction';
import type { Actor } from '../platform/http/signed-in';
import { lockReservation } from '../records/reservations';
import { issueDue } from './issue';
import { createPdfRenderer } from './pdf/pdf-renderer';
import { documentsOf, readContent, shownEntries } from './queries';

/** Invoices, credit notes and receipts of reservations. */
export function createDocuments({ strapi }: { strapi: Core.Strapi }) {
  const renderer = createPdfRenderer();

  /** Those of a reservation, and what of its charges is on none. */
  async function list(reference: string): Promise<DocumentsOfStay> {
    const { connection } = strapi.db;
    const [documents, entries, shown] = await Promise.all([
      documentsOf(connection, reference),
      readFolio(strapi, reference),
      shownEntries(connection, reference),
    ]);
    return { documents, waiting: waitingToBeInvoiced(entries, shown) };
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
   * One of them as a PDF.
   * @throws NotFoundError
   */
  async function pdf(reference: string, number: string): Promise<Buffer> {
    return renderer.render(printDocument(await read(reference, number)));
  }

  /**
   * Issues what is missing: an invoice of what is charged, and receipts of payments without one.
   * @throws NotFoundError; ApplicationError while nothing is missing, or the stay is not confirmed
   */
  async function issueMissing(reference: string, { by, now }: Actor): Promise<DocumentsOfStay> {
    await inTransaction(strapi, async (trx) => {
      const reservation = await lockReservation(strapi, trx, reference);
      const { state } = reservation;
      if (state === 'held' || state === 'expired')
        throw new errors.ApplicationError(`A reservation that is ${state} has nothing to be invoiced`, {
          state,
        });
      const issued = await issueDue(strapi, trx, reservation, { by, now, written: null });
      if (issued === 0)
        throw new errors.ApplicationError('All that is charged and paid has its document already', { state });
    });
    return list(reference);
  }

  return { list, read, pdf, issueMissing, stop: () => renderer.stop() };
}
