import { createHash, randomUUID } from 'node:crypto';
import { documentContent } from 'booking-rules/shared/domain/documents/document-content';
import { engineOf } from 'booking-rules/engine';
import { signUp } from '../../fixture/account';
import { apartmentData } from '../../fixture/apartment';
import { create, createApartment, noticed, UID, writeSingle } from '../../fixture/content';
import { stayIn } from '../../fixture/days';
import { guestOf, reservationFor } from '../../fixture/guest';
import { postData } from '../../fixture/posts';
import { MARKS } from './callers';

/** What there is to be asked about, by its ids. */
export type Subjects = Awaited<ReturnType<typeof createSubjects>>;

/** Makes one of everything, and for the guest a reservation and an enquiry. */
export async function createSubjects() {
  const apartmentId = 'access-flat';
  const apartment = await createApartment(apartmentId);
  const district = await create(UID.district, { name: 'Access Area', slug: 'access-area' });
  const category = await create(UID.category, { name: 'Access', slug: 'access-category' });
  const post = await create(UID.post, postData('access-guide'));
  const amenity = await create(UID.amenity, { name: 'Access', slug: 'access-amenity', group: 'essentials' });
  const faq = await create(UID.faq, { question: 'Access?', answer: 'Yes.', topic: 'booking' });
  const review = await create(UID.review, {
    apartment,
    guestName: 'Ada',
    rating: 5,
    text: 'Fine.',
    date: '2026-05-20',
  });
  await restoreAddress();
  const page = await server.strapi.documents(UID.page).findFirst();
  return {
    ...{ apartmentId, apartment, district, category, post, amenity, faq, review },
    page: page?.documentId ?? '',
    ...(await ofTheGuest(apartmentId)),
    guestRole: await newGuestRole(),
    file: await newFile(),
    folder: await rowOf('plugin::upload.folder', { name: 'Access', pathId: 9_001, path: '/9001' }),
    draft: await newDraft(),
    colleague: await newColleague(),
    role: await newRole(),
    apiToken: await newApiToken(),
  };
}

/** What only the guest may be told. */
async function ofTheGuest(apartmentId: string) {
  const { email, firstName, lastName, phone, message } = MARKS;
  const guest = guestOf(server.url);
  const { number: quote } = await guest.quote({ apartmentId, ...stayIn(30, 2), guests: 2 });
  const names = { firstName, lastName, email, phone };
  const { data } = await guest.reserve({ ...reservationFor(quote), guest: names, message });
  const enquiry = { kind: 'general' as const, name: firstName, email, message: MARKS.enquiry };
  const asked = await engineOf(server.strapi).enquiries.create(enquiry, new Date());
  const account: unknown = await server.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email } });
  const { id, documentId } = account as { id: number; documentId: string };
  const stored = await server.strapi
    .documents(UID.reservation)
    .findFirst({ filters: { reference: data.reference } });
  return {
    reservationDocument: stored?.documentId ?? '',
    quote,
    reservation: data.reference,
    enquiry: asked.reference,
    account: String(id),
    accountDocument: documentId,
  };
}

/** The address of the company, which an administrator may delete. */
export async function restoreAddress(): Promise<void> {
  await writeSingle(UID.companyAddress, { address: 'Access Street 1, Dubai' });
}

/** A reservation of a guest that is there to be cancelled. */
export async function newReservation(email: string, nights: number): Promise<string> {
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId: 'access-flat', ...stayIn(nights, 1), guests: 2 });
  return (await guest.reserve(reservationFor(number, email))).data.reference;
}

/** A deposit that a guest has been asked for. @returns its key */
export async function newCardDeposit(reference: string): Promise<string> {
  const key = `access-deposit-${next()}`;
  await server.strapi.db.connection('booking_card_deposits').insert({
    ...{ key, reference, amount: 100, asked_at: 0, asked_by: 'access' },
  });
  return key;
}

/** A refund that the provider has refused. @returns its key */
export async function newRefusedRefund(reference: string): Promise<string> {
  const key = `access-refund-${next()}`;
  const now = Date.now();
  await server.strapi.db.connection('booking_refunds').insert({
    ...{ key, reference, method: 'manual', payment: null, amount: 100 },
    ...{ next_at: now, created_at: now, refused_at: now },
  });
  return key;
}

/** A receipt of a series that nobody counts. @returns its number */
export async function newDocument(reference: string): Promise<string> {
  const [sequence, day] = [next(), '2001-01-01'];
  const number = `ACCESS-${sequence}`;
  const customer = { name: 'Layla Haddad', email: null, phone: '' };
  const stay = {
    reference,
    apartment: 'Access flat',
    checkIn: day,
    checkOut: '2001-01-02',
    guests: 2,
    customer,
  };
  const supplier = {
    ...{ tradingName: 'Harbour Homes', legalName: null, address: [], taxNumber: null, licenceNumber: null },
    ...{ email: null, phone: null, bank: null, footer: null },
  };
  const document = { kind: 'receipt' as const, entries: [] };
  const source = { document, entries: [], supplier, stay, issuedOn: day, parts: [], earlier: [] };
  const content = JSON.stringify(documentContent({ ...source, language: 'en' }, number));
  await server.strapi.db.connection('booking_documents').insert({
    ...{ number, reference, kind: 'receipt', year: 2001, sequence, issued_at: 0, by: 'access' },
    ...{ issued_on: day, supplied_on: day, total: 0, vat: 0, content },
    hash: createHash('sha256').update(content).digest('hex'),
  });
  return number;
}

/** A draft of an apartment that nobody misses. @returns its documentId */
export async function newDraft(): Promise<string> {
  const data = { name: 'Access draft', apartmentId: `access-draft-${next()}` };
  return (await server.strapi.documents(UID.apartment).create({ data: data as never })).documentId;
}

/** A published apartment that nobody misses. @returns its documentId */
export function newPublished(): Promise<string> {
  return create(UID.apartment, apartmentData(`access-draft-${next()}`));
}

/** The row of an upload without its file. */
export function newFile(): Promise<string> {
  const hash = `access_${next()}`;
  return rowOf('plugin::upload.file', {
    ...{ name: `${hash}.png`, hash, ext: '.png', mime: 'image/png', size: 1 },
    ...{ url: `/uploads/${hash}.png`, provider: 'local', folderPath: '/' },
  });
}

export function newColleague(): Promise<string> {
  return rowOf('admin::user', {
    firstname: 'Access',
    email: `access-${next()}@staff.example`,
    isActive: true,
  });
}

export function newRole(): Promise<string> {
  const name = `Access ${next()}`;
  return rowOf('admin::role', { name, code: name, description: '' });
}

export function newGuestRole(): Promise<string> {
  const name = `Access ${next()}`;
  return rowOf('plugin::users-permissions.role', { name, type: name, description: '' });
}

export function newApiToken(): Promise<string> {
  const name = `Access ${next()}`;
  return rowOf('admin::api-token', {
    name,
    description: '',
    type: 'read-only',
    kind: 'content-api',
    accessKey: name,
  });
}

/** A guest whose session nobody needs. */
export const newGuest = () => signUp(`access-${next()}@guests.example`);

/** Takes away what the walk has made of apartments. */
export async function removeDrafts(): Promise<void> {
  const drafts = await server.strapi
    .documents(UID.apartment)
    .findMany({ filters: { apartmentId: { $startsWith: 'access-draft' } } });
  for (const { documentId } of drafts) await server.strapi.documents(UID.apartment).delete({ documentId });
  await noticed();
}

let last = 0;
const next = (): number => (last += 1);

/** Writes a row past all checks. @returns its id */
async function rowOf(uid: string, data: object): Promise<string> {
  const row: unknown = await server.strapi.db.query(uid).create({ data });
  return String((row as { id: number }).id);
}

/** Somebody who is registered for a stay; nobody else is any more. @returns the id */
export async function newRegistration(reference: string): Promise<string> {
  const table = server.strapi.db.connection('booking_registrations');
  const id = randomUUID();
  await table.clone().where({ reference }).delete();
  await table.clone().insert({ id, reference, place: 1, kind: 'child', at: Date.now() });
  return id;
}
