import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import PostalMime from 'postal-mime';
import { keepBusiness } from '../fixture/business';
import { keepPrinterBusy } from '../fixture/busy-printer';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { pdfText } from '../fixture/pdf-text';
import { createStaff, PERMISSION } from '../fixture/staff';
import { testFolder } from '../run/settings';

const apartmentId = 'mail-documents';
const MINUTES_MS = 60_000;
const { mail, documents } = engineOf(server.strapi);
let manager: StayManager;

beforeAll(async () => {
  await keepBusiness();
  await createApartment(apartmentId);
  const token = await createStaff('mail-documents-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

beforeEach(async () => {
  // Mails are files here, as the tests have no mail server; nothing runs the jobs of this server.
  await server.strapi.db.connection('booking_outbox').delete();
});

async function reserve(days: number): Promise<string> {
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 3), guests: 2 });
  const request = reservationFor(number, `mail-documents-${days}@guests.example`);
  return (await guest.book(request)).data.reference;
}

/** The PDFs of the guest's mails of a type about a reservation, by their names. */
async function pdfsOf(kind: string, reference: string): Promise<Record<string, string>[]> {
  const folder = join(testFolder(), 'mail');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.includes(`-${kind}-${reference}-`))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { attachments } = await PostalMime.parse(await readFile(join(folder, name)));
      const files = attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
      const words = files.map(
        async ({ filename, content }) => [filename ?? '', await pdfText(content as ArrayBuffer)] as const,
      );
      return Object.fromEntries(await Promise.all(words));
    }),
  );
}

test('a mail carries the documents of what it tells, and no other mail does', async () => {
  const reference = await reserve(30);
  const number = reference.replace('R-', 'BC-');
  await mail.deliver(new Date());
  const [booked] = await pdfsOf('reservation-confirmed', reference);
  expect(Object.keys(booked ?? {})).toEqual([`${number}.pdf`]);
  expect(booked?.[`${number}.pdf`]).toContain('Booking Confirmation');

  await manager.act(reference, 'paid');
  await manager.act(reference, 'move', { apartmentId, ...stayIn(30, 5) });
  await manager.act(reference, 'cancel', { refund: 'full' });
  await mail.deliver(new Date());
  const issued = (await documents.list(reference)).documents;
  expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'invoice', 'credit-note']);
  const [, , further, note] = issued.map((one) => one.number);
  const [changed] = await pdfsOf('reservation-changed', reference);
  // It is cancelled by then: nothing is confirmed any more.
  expect(Object.keys(changed ?? {})).toEqual([`${further}.pdf`]);
  const [cancelled] = await pdfsOf('reservation-cancelled', reference);
  expect(Object.keys(cancelled ?? {})).toEqual([`${note}.pdf`]);
  expect(cancelled?.[`${note}.pdf`]).toContain('Tax Credit Note');
});

test('a mail whose documents cannot be made waits for them', async () => {
  const reference = await reserve(50);
  const printed = await keepPrinterBusy();
  const now = Date.now();
  await mail.deliver(new Date(now));
  expect(await pdfsOf('reservation-confirmed', reference)).toEqual([]);
  await printed();
  await mail.deliver(new Date(now + 2 * MINUTES_MS));
  const mails = await pdfsOf('reservation-confirmed', reference);
  expect(mails).toHaveLength(1);
  expect(Object.keys(mails[0] ?? {})).toEqual([reference.replace('R-', 'BC-') + '.pdf']);
});
