import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { DocumentsOfStay } from '../../../contracts/money/documents';
import type { DocumentContent } from '../../../shared/domain/documents/document';
import { waitingToBeInvoiced } from '../../../shared/domain/documents/document-content';
import { printDocument, type PrintedPage } from '../../../shared/domain/documents/printed-page';
import { readFolio } from '../folio/queries';
import { inTransaction } from '../platform/transaction';
import type { Actor } from '../platform/http/signed-in';
import { lockReservation, requireReservation } from '../records/reservations/reservations';
import type { ReservationDocument } from '../records/reservations/reservation';
import { billingOf } from './billing';
import { confirmationPage } from './confirmation';
import { issueDue } from './issue';
import { createPdfRenderer } from './pdf/pdf-renderer';
import { documentsOf, readContent, shownEntries } from './queries';

/** A document as a file, with what it is called. */
export interface DocumentFile {
  name: string;
  fileName: string;
  bytes: Buffer;
}

/** Invoices, credit notes and receipts of reservations. */
export function createDocuments({ strapi }: { strapi: Core.Strapi }) {
  const renderer = createPdfRenderer();

  /** Any page as a PDF. */
  const print = (page: PrintedPage): Promise<Buffer> => renderer.render(page);

  /** Those of a reservation, and what of its charges is on none. */
  async function list(reference: string): Promise<DocumentsOfStay> {
    const { connection } = strapi.db;
    const [documents, entries, shown, billing] = await Promise.all([
      documentsOf(connection, reference),
      readFolio(strapi, reference),
      shownEntries(connection, reference),
      billingOf(connection, reference),
    ]);
    return { documents, waiting: waitingToBeInvoiced(entries, shown), billing };
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
   * One of them as it is laid out on paper.
   * @throws NotFoundError
   */
  async function page(reference: string, number: string): Promise<PrintedPage> {
    return printDocument(await read(reference, number));
  }

  /** The same as a PDF. Throws as `page`. */
  async function pdf(reference: string, number: string): Promise<Buffer> {
    return print(await page(reference, number));
  }

  /**
   * Some of them as files, and the confirmation of a stay that is confirmed.
   * @throws NotFoundError; HttpError 503 while they cannot be made
   */
  async function files(
    {
      reference,
      numbers,
      isConfirmed,
    }: { reference: string; numbers: readonly string[]; isConfirmed: boolean },
    now: Date,
  ): Promise<DocumentFile[]> {
    const reservation = await requireReservation(strapi, reference);
    const isStanding = reservation.state === 'confirmed' || reservation.state === 'completed';
    const pages = isConfirmed && isStanding ? [await confirmationPage(strapi, reservation, now)] : [];
    for (const number of numbers) pages.push(await page(reference, number));
    return Promise.all(
      pages.map(async (one) => {
        const { title, subtitle } = one;
        return { name: `${title} ${subtitle}`, fileName: `${subtitle}.pdf`, bytes: await print(one) };
      }),
    );
  }

  /**
   * The booking confirmation of a stay, as it is now.
   * @throws HttpError 409 for a reservation that is not confirmed
   */
  async function confirmation(reservation: ReservationDocument, now: Date): Promise<Buffer> {
    return print(await confirmationPage(strapi, reservation, now));
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
      if (issued.length === 0)
        throw new errors.ApplicationError('All that is charged and paid has its document already', { state });
    });
    return list(reference);
  }

  return { list, read, page, pdf, files, confirmation, issueMissing, print, stop: () => renderer.stop() };
}

export type Documents = ReturnType<typeof createDocuments>;
