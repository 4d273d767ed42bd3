import { engineOf } from 'booking-rules/engine';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { formatFullAmount } from 'booking-rules/shared/format/money';
import { statSync } from 'node:fs';
import { keepBusiness } from '../fixture/business';
import { keepPrinterBusy } from '../fixture/busy-printer';
import { fetchAsSent } from '../fixture/as-sent';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { wrongDocuments } from '../fixture/numbered-documents';
import { pdfText } from '../fixture/pdf-text';
import { createStaff, PERMISSION } from '../fixture/staff';

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
  await createApartment('documents-twin', { name: 'The twin' });
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
  expect(await wrongDocuments(server.database)).toEqual([]);
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
  const another = await reserve(90, 1);
  const others = await Promise.all(
    ['.pdf', '/page'].flatMap((as) => {
      const path = `documents/${data[0]?.number ?? ''}${as}`;
      return [
        fetchAsSent(`/api/reservations/${reference}/${path}?email=stranger@guests.example`),
        fetchAsSent(`/api/reservations/${another}/${path}?email=documents-90@guests.example`),
      ];
    }),
  );
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('guests and managers read a document as it is printed, without the account of the business', async () => {
  const reference = await reserve(84, 2);
  await manager.act(reference, 'paid');
  const [invoice] = await issuedFor(reference);
  const params = { reference, number: invoice?.number ?? '' };
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await ask(server.url, 'GET /api/reservations/{reference}/documents/{number}/page', {
    ...{ params, query: { email: 'documents-84@guests.example' } },
  });
  const { bank: _, ...supplier } = (await engine.documents.read(reference, params.number)).supplier;
  expect(data).toMatchObject({ title: 'Tax Invoice', subtitle: params.number });
  expect(data.supplier).toEqual(supplier);
  expect(data.totals.at(-1)).toMatchObject({ value: formatFullAmount(invoice?.total ?? 0), isStrong: true });
  const route = 'GET /booking-rules/reservations/{reference}/documents/{number}/page';
  expect((await ask(server.url, route, { params, headers })).data).toEqual(data);
});

test('a stay that moves to an apartment of the same price is invoiced under its name', async () => {
  const reference = await reserve(130, 2);
  await manager.act(reference, 'paid');
  const [invoice] = await issuedFor(reference);
  await manager.act(reference, 'move', { apartmentId: 'documents-twin', ...stayIn(130, 2) });
  const documents = await issuedFor(reference);
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', invoice?.total],
    ['receipt', invoice?.total],
    ['credit-note', 0 - (invoice?.total ?? 0)],
    ['invoice', invoice?.total],
  ]);
  const { stay, corrects } = await engine.documents.read(reference, documents[3]?.number ?? '');
  const { apartmentName } = await engine.reservations.require(reference);
  expect(stay.apartment).toBe(apartmentName);
  expect(stay.apartment).not.toBe(
    (await engine.documents.read(reference, invoice?.number ?? '')).stay.apartment,
  );
  expect(corrects).toMatchObject({ documents: [invoice?.number], replaces: true });
});

test('a guest names a company until the invoice is issued; a manager has it credited and invoiced anew', async () => {
  const reference = await reserve(150, 2);
  const proof = { email: 'documents-150@guests.example' };
  const acme = { company: 'Acme Trading LLC', address: 'Floor 3\nDubai', taxNumber: '100 1234 5678 9003' };
  const name = (billing: object) =>
    ask(server.url, 'POST /api/reservations/{reference}/billing', {
      ...{ params: { reference }, body: { data: { proof, ...acme, ...billing } } },
    });
  expect(await name({ taxNumber: '12345' })).toMatchObject({
    ...{ status: 400, error: { details: { errors: [{ path: ['data', 'taxNumber'] }] } } },
  });
  expect(await name({ company: '' })).toMatchObject({ status: 400 });
  const kept = { ...acme, taxNumber: '100123456789003' };
  expect(await name({})).toMatchObject({ status: 200, data: kept });
  await manager.act(reference, 'paid');
  expect(await name({ company: 'Another LLC' })).toMatchObject({ status: 409 });
  const [invoice] = await issuedFor(reference);
  const text = await pdfText(await engine.documents.pdf(reference, invoice?.number ?? ''));
  for (const said of ['Acme Trading LLC', 'TRN 100123456789003', 'Layla Haddad'])
    expect(text).toContain(said);

  const { data } = await ask(server.url, 'POST /booking-rules/reservations/{reference}/billing', {
    headers: { Authorization: `Bearer ${token}` },
    ...{ params: { reference }, body: { data: { ...acme, company: 'Another LLC' } } },
  });
  expect(data.billing).toEqual({ ...kept, company: 'Another LLC' });
  const documents = await issuedFor(reference);
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'credit-note', 'invoice']);
  const anew = await engine.documents.read(reference, documents[3]?.number ?? '');
  expect(anew.stay.customer.billing?.company).toBe('Another LLC');
});

test('a payment that is taken back takes its receipt back, under a number of its own', async () => {
  const reference = await reserve(140, 2);
  await manager.act(reference, 'paid');
  const [, receipt] = await issuedFor(reference);
  const entries = await engine.reservations.folio(reference);
  const payment = entries.find(({ kind }) => kind === 'payment');
  const { status } = await ask(
    server.url,
    'POST /booking-rules/reservations/{reference}/entries/{id}/reverse',
    {
      headers: { Authorization: `Bearer ${token}` },
      params: { reference, id: String(payment?.id ?? 0) },
      body: { data: { reason: 'Entered at the wrong stay', lastEntry: entries.at(-1)?.id ?? 0 } },
    },
  );
  expect(status).toBe(200);
  const last = (await issuedFor(reference)).at(-1);
  expect(last).toMatchObject({ kind: 'receipt', total: 0 - (receipt?.total ?? 0) });
  expect(await pdfText(await engine.documents.pdf(reference, last?.number ?? ''))).toContain(
    `${receipt?.number ?? ''} no longer holds`,
  );
});

test('a confirmed stay has a confirmation, for its guest and for managers, which follows it', async () => {
  const reference = await reserve(100, 3);
  const proof = `?email=documents-100@guests.example`;
  const ofGuest = () => fetchAsSent(`/api/reservations/${reference}/confirmation.pdf${proof}`);
  await manager.act(reference, 'paid');
  const { status, headers, bytes } = await ofGuest();
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = await pdfText(bytes);
  const { total } = sumsOf(await engine.reservations.folio(reference));
  for (const said of [
    'Booking Confirmation',
    reference.replace('R-', 'BC-'),
    'Layla Haddad',
    formatFullAmount(total),
    'Still to be paid 0.00',
    'not a tax invoice',
  ])
    expect(text).toContain(said);
  await manager.act(reference, 'move', { apartmentId, ...stayIn(100, 2) });
  const managers = await fetchAsSent(`/booking-rules/reservations/${reference}/confirmation.pdf`, {
    Authorization: `Bearer ${token}`,
  });
  expect(await pdfText(managers.bytes)).toContain('2 nights, 2 guests');
  await manager.act(reference, 'cancel', { refund: 'full' });
  expect((await ofGuest()).status).toBe(409);
  const others = await fetchAsSent(
    `/api/reservations/${reference}/confirmation.pdf?email=stranger@guests.example`,
  );
  expect(others.status).toBe(404);
});

test('names in scripts that no embedded font has are spelled in Latin letters, and pictures left out', async () => {
  const nobody = { legalName: null, taxNumber: null, licenceNumber: null, email: null, phone: null };
  const supplier = {
    ...{ ...nobody, tradingName: '陈伟 דוד ליאם Ünal 김민수 🌸' },
    ...{ address: [], bank: null, footer: null },
  };
  const page = { title: 'Receipt', subtitle: 'RCT-1', supplier, day: '2027-01-01' };
  const nothing = { facts: [], blocks: [], tables: [], totals: [], notes: [] };
  const text = await pdfText(await engine.documents.print({ ...page, ...nothing }));
  for (const name of ['Chen Wei', 'דוד', 'ליאם', 'Ünal', 'Gim Min Su']) expect(text).toContain(name);
  expect(text).not.toMatch(/cherry|blossom|\?/);
});

test('who asks for one document too many is told to come again in a few seconds', async () => {
  const reference = await reserve(110, 1);
  await manager.act(reference, 'paid');
  const number = (await engine.documents.list(reference)).documents[0]?.number ?? '';
  const printed = await keepPrinterBusy();
  const { status, headers, bytes } = await fetchAsSent(
    `/api/reservations/${reference}/documents/${number}.pdf?email=documents-110@guests.example`,
  );
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(bytes.toString()).toContain('Please try again in a few seconds');
  await printed();
  expect((await engine.documents.pdf(reference, number)).subarray(0, 5).toString()).toBe('%PDF-');
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
