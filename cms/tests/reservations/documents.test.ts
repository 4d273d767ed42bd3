import { engineOf } from 'booking-rules/engine';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { statSync } from 'node:fs';
import { keepBusiness } from '../fixture/business';
import { fetchAsSent } from '../fixture/as-sent';
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
  const { documents, waiting } = await engine.documents.list(reference);
  expect(waiting).toBe(0);
  const invoices = documents.filter(({ kind }) => kind !== 'receipt');
  const { total } = sumsOf(await engine.reservations.folio(reference));
  expect(invoices.reduce((sum, invoice) => sum + invoice.total, 0)).toBe(total);
  return documents;
}

test('a payment gives an invoice and a receipt, a longer stay a further invoice, a cancellation a credit note', async () => {
  const reference = await reserve(40);
  expect((await engine.documents.list(reference)).documents).toEqual([]);
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
    lists.every(
      ({ documents: [invoice, receipt] }) => invoice?.kind === 'invoice' && receipt?.kind === 'receipt',
    ),
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
  const request = { headers: { Authorization: `Bearer ${token}` }, params: { reference } };
  const before = await ask(server.url, 'GET /booking-rules/reservations/{reference}/documents', request);
  expect(before.data.documents).toEqual([]);
  const issue = () => ask(server.url, 'POST /booking-rules/reservations/{reference}/documents', request);
  const issued = (await issue()).data;
  expect(issued.documents).toMatchObject([
    { kind: 'invoice', total: before.data.waiting },
    { kind: 'receipt' },
  ]);
  expect(issued.waiting).toBe(0);
  expect(await issue()).toMatchObject({ status: 400 });
  expect((await engine.documents.list(reference)).documents).toHaveLength(2);
});

test('guests and managers download the same bytes each time, and nobody else does', async () => {
  const reference = await reserve(80, 2);
  await manager.act(reference, 'paid');
  const proof = 'email=documents-80@guests.example';
  const { data } = await ask(server.url, 'GET /api/reservations/{reference}/documents', {
    ...{ params: { reference }, query: { email: 'documents-80@guests.example' } },
  });
  expect(data.map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
  const file = `${reference}/documents/${data[0]?.number ?? ''}.pdf`;
  const [first, second, managers] = await Promise.all([
    fetchAsSent(`/api/reservations/${file}?${proof}`),
    fetchAsSent(`/api/reservations/${file}?${proof}`),
    fetchAsSent(`/booking-rules/reservations/${file}`, { Authorization: `Bearer ${token}` }),
  ]);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${data[0]?.number ?? ''}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect([second, managers].map(({ bytes }) => bytes.equals(first.bytes))).toEqual([true, true]);
  const others = await Promise.all([
    fetchAsSent(`/api/reservations/${file}?email=stranger@guests.example`),
    fetchAsSent(
      `/api/reservations/${await reserve(90, 1)}/documents/${data[0]?.number ?? ''}.pdf?email=documents-90@guests.example`,
    ),
  ]);
  expect(others.map(({ status }) => status)).toEqual([404, 404]);
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
