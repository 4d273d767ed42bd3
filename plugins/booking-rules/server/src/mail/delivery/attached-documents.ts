import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { DocumentFile, Documents } from '../../documents/service';
import type { MailType } from '../../outbox/mail-types';
import type { OutboxRow } from '../../outbox/queue';

/** So often a mail waits for documents that cannot be made now. Then it goes without: they are on the page of the booking, too. */
const MOST_WAITS = 3;
/** Receivers refuse mails that are too large; a document has 50 kB. */
const MOST_BYTES = 5_000_000;
/** Mails that carry the booking confirmation. */
const CONFIRMING: ReadonlySet<MailType> = new Set(['reservation-confirmed', 'reservation-changed']);

/**
 * The documents that a mail tells of, as files, and the booking confirmation where it confirms a stay.
 * @param numbers of the documents that were issued with what the mail tells
 * @throws what kept them from being made, while the mail can wait for them
 */
export async function attachedDocuments(
  { strapi, documents }: { strapi: Core.Strapi; documents: Documents },
  row: OutboxRow,
  kind: MailType,
  numbers: readonly string[],
): Promise<DocumentFile[]> {
  const isConfirmed = CONFIRMING.has(kind);
  const { reference } = row;
  if (reference === null || (numbers.length === 0 && !isConfirmed)) return [];
  try {
    const files = await documents.files({ reference, numbers, isConfirmed }, new Date());
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size <= MOST_BYTES) return files;
    throw new Error(`its documents have ${size} bytes`);
  } catch (error) {
    // What is not there does not come by waiting.
    if (row.attempts < MOST_WAITS && !(error instanceof errors.NotFoundError)) throw error;
    strapi.log.error(`The mail ${row.id} (${kind}, ${reference}) goes without documents: ${String(error)}`);
    return [];
  }
}
