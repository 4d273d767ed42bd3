import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import type { Language } from 'booking-rules/shared/format/language';
import { keepBusiness } from '../fixture/business';
import { createApartment, shown } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { inboundMail, mailsAbout } from '../fixture/mailed-answers';
import { createStaffInRole } from '../fixture/staff';

const apartmentId = 'staff-mails-flat';
const guest = guestOf(server.url);
const mail = inboundMail();
let headers: Record<string, string>;
let before: Pick<BusinessChange, 'staffMailLanguage'>;

const business = () => ask(server.url, 'GET /booking-rules/business', { headers });
const save = (data: BusinessChange) =>
  ask(server.url, 'PUT /booking-rules/business', { headers, body: { data } });

async function writeToStaffIn(staffMailLanguage: Language): Promise<void> {
  const saved = await save({ staffMailLanguage });
  expect([saved.status, saved.data.values.staffMailLanguage]).toEqual([200, staffMailLanguage]);
  await shown();
}

beforeAll(async () => {
  await keepBusiness();
  await createApartment(apartmentId);
  mail.off();
  headers = {
    Authorization: `Bearer ${await createStaffInRole('staff-mails-manager', 'property-manager')}`,
  };
  before = { staffMailLanguage: (await business()).data.values.staffMailLanguage };
});
afterAll(async () => {
  await save(before);
  mail.restore();
});

/** Has a stay reserved. @returns what its guest and what the business got about it, by the language of a mail's page */
async function mailsOfAStay(days: number, subject: RegExp) {
  const email = `staff-mails-${days}@guests.example`;
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 3), guests: 2 });
  const { data } = await guest.book(reservationFor(number, email));
  const mails = await mailsAbout(`-${data.reference}`, subject);
  const toGuest = mails.filter(({ to }) => to?.some(({ address }) => address === email));
  const toStaff = mails.filter(({ to }) => to?.some(({ address }) => address === 'office@stay.example'));
  return { reference: data.reference, toGuest, toStaff };
}

const directionOf = ({ html = '' }: { html?: string | undefined }) =>
  /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1);

test('a business is written to in English until it says otherwise', async () => {
  expect(before).toEqual({ staffMailLanguage: 'en' });
  const { reference, toStaff } = await mailsOfAStay(40, /^New reservation: /);
  expect(toStaff).toHaveLength(1);
  expect(directionOf(toStaff[0] ?? {})).toEqual(['en', 'ltr']);
  expect(toStaff[0]?.text).toContain(reference);
});

test('a manager chooses Arabic, and mails about a stay come in it; those of the guest stay in theirs', async () => {
  await writeToStaffIn('ar');
  const { reference, toGuest, toStaff } = await mailsOfAStay(50, /^حجز جديد: /);
  expect(toStaff).toHaveLength(1);
  const [told] = toStaff;
  expect(directionOf(told ?? {})).toEqual(['ar', 'rtl']);
  expect(told?.text).toContain(reference);
  expect(told?.text).toContain(`/admin/plugins/booking-rules/reservations/${reference}`);
  expect(told?.text).toMatch(/3 ليالٍ|٣ ليالٍ/);
  expect(toGuest.length).toBeGreaterThan(0);
  for (const each of toGuest) expect(directionOf(each)).toEqual(['en', 'ltr']);
});

test('an enquiry is told in Arabic, in the words in which it was written', async () => {
  await writeToStaffIn('ar');
  const message = 'Is there room for a piano?';
  const asked = { apartmentId, name: 'Ada', email: 'ada-piano@guests.example', message };
  const { status } = await ask(server.url, 'POST /api/enquiries', { body: { data: asked } });
  expect(status).toBe(201);
  const mails = await mailsAbout('manager-enquiry', /^استفسار جديد: /);
  const told = mails.find(({ text }) => text?.includes(message));
  expect(directionOf(told ?? {})).toEqual(['ar', 'rtl']);
});

test('an English mail comes again once English is chosen, and another language is refused by its field', async () => {
  await writeToStaffIn('en');
  const { toStaff } = await mailsOfAStay(60, /^New reservation: /);
  expect(directionOf(toStaff[0] ?? {})).toEqual(['en', 'ltr']);
  const refused = await save({ staffMailLanguage: 'fr' } as object);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('staffMailLanguage')]);
});
