import { engineOf } from 'booking-rules/engine';
import { waitingToBeInvoiced } from 'booking-rules/shared/domain/documents/document-content';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { statSync } from 'node:fs';
import { keepBusiness } from '../fixture/business';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { NUMBERING_SQL, wrongNumbers, type NumberedDocuments } from '../fixture/numbered-documents';
import { createStaff, PERMISSION } from '../fixture/staff';
import { rowsOf } from '../outside/rows-of';

const apartmentId = 'documents-flat';
const AT_ONCE = 50;
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let manager: StayManager;
let token: string;

beforeAll(async () => {
  await keepBusiness();
  await createApartment(apartmentId);
  await createApartment('documents-desk');
  token = await createStaff('documents-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

async function reserve(days: number, nights = 4): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });
  return (await guest.book(reservationFor(number, `documents-${days}@guests.example`))).data.reference;
}

/** The documents of a reservation, which come to what is charged. */
async function issuedFor(reference: string) {
  const documents = await engine.documents.list(reference);
  const invoices = documents.filter(({ kind }) => kind !== 'receipt');
  const { total } = sumsOf(await engine.reservations.folio(reference));
  expect(invoices.reduce((sum, invoice) => sum + invoice.total, 0)).toBe(total);
  return documents;
}

test('a payment gives an invoice and a receipt, a longer stay a further invoice, a cancellation a credit note', async () => {
  const reference = await reserve(40);
  expect(await engine.documents.list(reference)).toEqual([]);
  await manager.act(reference, 'paid');
  const paid = await issuedFor(reference);
  expect(paid.map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
  const [invoice] = paid;
  expect(await engine.documents.read(reference, invoice?.number ?? '')).toMatchObject({
    title: 'Tax Invoice',
    supplier: { tradingName: 'Harbour Homes', taxNumber: '100000000000003' },
    stay: { reference, customer: { name: 'Layla Haddad' } },
    corrects: null,
  });

  const { status } = await manager.act(reference, 'move', { apartmentId, ...stayIn(40, 6) });
  expect(status).toBe(200);
  expect((await issuedFor(reference)).map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'invoice']);
  await manager.act(reference, 'cancel', { refund: 'full' });
  const documents = await issuedFor(reference);
  expect(documents.at(-1)).toMatchObject({ kind: 'credit-note' });
  const note = await engine.documents.read(reference, documents.at(-1)?.number ?? '');
  expect(note.corrects).toMatchObject({ documents: [invoice?.number, documents[2]?.number], after: 0 });
});

test(`${AT_ONCE} stays are paid at once: each has its invoice and receipt, and no number is missing or given twice`, async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      ask(server.url, 'POST /booking-rules/reservations', {
        headers: { Authorization: `Bearer ${token}` },
        body: {
          data: {
            ...{ apartmentId: 'documents-desk', ...stayIn(10 + index * 2, 2), guests: 2 },
            ...{ guest: reservationFor('').guest, payment: 'paid' as const },
          },
        },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const lists = await Promise.all(answers.map(({ data }) => engine.documents.list(data.reference)));
  expect(
    lists.every(([invoice, receipt]) => invoice?.kind === 'invoice' && receipt?.kind === 'receipt'),
  ).toBe(true);
  const [documents, series] = await rowsOf(server.database, NUMBERING_SQL);
  expect(wrongNumbers({ documents, series } as NumberedDocuments)).toEqual([]);
});

test('a stay of an earlier system is invoiced when a manager asks for it, once', async () => {
  // A date of the server's own realm, as the driver of SQLite takes no other.
  const { constructor } = statSync(__filename).mtime;
  const bookedAt = new (constructor as DateConstructor)('2025-01-10T08:00:00Z');
  await engine.reservations.importPastBookings([
    {
      ...{ apartmentId, checkIn: '2025-03-01', checkOut: '2025-03-04', guests: 2, state: 'completed' },
      ...{ guest: reservationFor('').guest, paid: true, bookedAt },
    },
  ]);
  const { data } = await engine.reservations.list({ apartmentId, sort: 'arrival', page: 1, pageSize: 1 });
  const reference = data[0]?.reference ?? '';
  expect(await engine.documents.list(reference)).toEqual([]);
  const actor = { by: 'manager@house.example', now: new Date() };
  const issued = await engine.documents.issueMissing(reference, actor);
  expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
  expect(waitingToBeInvoiced(await engine.reservations.folio(reference), new Set())).toBe(issued[0]?.total);
  await expect(engine.documents.issueMissing(reference, actor)).rejects.toThrow('has its document already');
});

test('the database refuses to change a document, or what it shows', async () => {
  const reference = await reserve(60, 1);
  await manager.act(reference, 'paid');
  const { connection } = server.strapi.db;
  const attempts = ['booking_documents', 'booking_document_entries'].flatMap((table) => [
    connection(table).update({ ...(table === 'booking_documents' ? { total: 1 } : { document: 1 }) }),
    connection(table).delete(),
  ]);
  for (const attempt of attempts)
    expect(await Promise.resolve(attempt).then(() => 'done', String)).toContain(
      'Documents are never changed',
    );
});
