import fc from 'fast-check';
import { createApartment } from '../fixture/content';
import { inDays } from '../fixture/days';
import { indecency } from '../fixture/decent-answer';
import { ask } from '../fixture/http';
import { silenceServer } from '../fixture/silence';

const ENQUIRY = 'plugin::booking-rules.enquiry';
const apartmentId = 'enquiry-flat';
const person = { name: 'Layla Haddad', email: 'Layla@Guests.example', message: 'Is there a cot?' };

const enquire = (data: object) => ask(server.url, 'POST /api/enquiries', { body: { data } });

async function kept(reference: string): Promise<Record<string, unknown> | null> {
  return server.strapi.documents(ENQUIRY).findFirst({ filters: { reference } });
}

async function mailsAbout(reference: string): Promise<string[]> {
  const rows: { kind: string; recipient: string }[] = await server.strapi.db
    .connection('booking_outbox')
    .where('payload', 'like', `%${reference}%`)
    .orderBy('id')
    .select('kind', 'recipient');
  return rows.map(({ kind, recipient }) => `${kind} to ${recipient}`);
}

silenceServer();
beforeAll(async () => {
  await createApartment(apartmentId);
});

test('a question about an apartment is kept with all that was said, and two mails wait', async () => {
  const stay = { checkIn: inDays(40), checkOut: inDays(45), guests: 3 };
  const { status, data } = await enquire({ ...person, ...stay, apartmentId, phone: '+44 (0)20 7946 0958' });
  expect(status).toBe(201);
  expect(data.reference).toMatch(/^E-[0-9A-Z]{10}$/);
  expect(data.kind).toBe('apartment');
  expect(await kept(data.reference)).toMatchObject({
    ...stay,
    ...person,
    email: 'layla@guests.example',
    phone: '+442079460958',
    state: 'new',
    kind: 'apartment',
    apartmentId,
  });
  expect(await mailsAbout(data.reference)).toEqual([
    'enquiry-receipt to layla@guests.example',
    'manager-enquiry to manager',
  ]);
});

test('an owner says where the property is and how large', async () => {
  const { status, data } = await enquire({
    ...person,
    kind: 'owner',
    propertyArea: 'Dubai Marina',
    bedrooms: 0,
  });
  expect(status).toBe(201);
  expect(await kept(data.reference)).toMatchObject({
    kind: 'owner',
    propertyArea: 'Dubai Marina',
    bedrooms: 0,
  });
});

test('a robot that fills in the trap is answered as everybody is, and nothing is kept or sent', async () => {
  const { status, data } = await enquire({ ...person, website: 'https://spam.example' });
  expect(status).toBe(201);
  expect(data.kind).toBe('general');
  expect(await kept(data.reference)).toBeNull();
  expect(await mailsAbout(data.reference)).toEqual([]);
});

test.each<[string, object, string]>([
  ['no name', { ...person, name: ' ' }, 'name'],
  ['a name that advertises', { ...person, name: 'Win at www.spam.example' }, 'name'],
  ['no email address', { ...person, email: 'layla@' }, 'email'],
  ['no message', { ...person, message: '' }, 'message'],
  ['a message of 3,001 characters', { ...person, message: 'x'.repeat(3_001) }, 'message'],
  ['half a phone number', { ...person, phone: '+971 50' }, 'phone'],
  ['an apartment that there is not', { ...person, apartmentId: 'castle' }, 'apartmentId'],
  ['an apartment of an owner', { ...person, kind: 'owner', apartmentId }, 'apartmentId'],
  ['no apartment where one is meant', { ...person, kind: 'apartment' }, 'apartmentId'],
  ['bedrooms of a guest', { ...person, bedrooms: 2 }, 'kind'],
  ['an arrival without a departure', { ...person, checkIn: inDays(40) }, 'checkOut'],
  ['a departure before the arrival', { ...person, checkIn: inDays(40), checkOut: inDays(39) }, 'checkOut'],
  ['an arrival in the past', { ...person, checkIn: inDays(-3), checkOut: inDays(2) }, 'checkIn'],
  ['a status of its own', { ...person, state: 'closed' }, 'state'],
  ['a field that nobody knows', { ...person, colour: 'blue' }, 'colour'],
])('%s is refused beside its field', async (_, data, field) => {
  const { status, error } = await enquire(data);
  expect(status).toBe(400);
  expect(error.details.errors?.map(({ path }) => path)).toContainEqual(['data', field]);
});

test('whatever is posted is answered decently', async () => {
  const near = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: fc.jsonValue() });
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const data = fc.record(
    {
      kind: near(fc.constantFrom('general', 'apartment', 'owner')),
      apartmentId: near(fc.constant(apartmentId)),
      checkIn: near(fc.integer({ min: -5, max: 700 }).map(inDays)),
      checkOut: near(fc.integer({ min: -5, max: 700 }).map(inDays)),
      guests: near(fc.integer()),
      name: near(text),
      email: near(fc.emailAddress()),
      phone: near(fc.oneof(text, fc.constant('+971501234567'))),
      message: near(text),
      website: near(text),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(data, async (body) => {
      expect(indecency(await enquire(body))).toBeNull();
    }),
    { numRuns: 1_000, interruptAfterTimeLimit: 3_000 },
  );
});
