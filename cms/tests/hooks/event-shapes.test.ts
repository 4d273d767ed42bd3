import { randomUUID } from 'node:crypto';
import { engineOf } from 'booking-rules/engine';
import { BOOKING_EVENT_TYPES } from 'booking-rules/shared/domain/booking-event-types';
import { keepBusiness } from '../fixture/business';
import { createApartment, UID } from '../fixture/content';
import { ANSWER, conversation, WRITE } from '../fixture/conversation';
import { inDays, serverDate, stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import {
  documentPhoto,
  NUMBER,
  prepareRegistration,
  register,
  registerOne,
  stay,
} from '../fixture/registration';
import { createStaffInRole } from '../fixture/staff';
import { stayed, turnoverOf } from '../fixture/turnover';
import { problemOfShape, startReceiver, type Arrived, type Receiver } from './receiver';

const apartmentId = 'event-shapes-flat';
const { webhooks, reservations } = engineOf(server.strapi);
const talk = conversation(apartmentId, 'event-shapes');
let receiver: Receiver;
let arrived: Arrived[];

beforeAll(async () => {
  receiver = await startReceiver();
  await talk.begin();
  const token = await createStaffInRole('event-shapes-manager', 'property-manager');
  // What earlier files have booked is handed out to nobody.
  await webhooks.deliverDue(new Date());
  receiver.answers('/all', () => 204);
  const body = { data: { name: 'all', url: receiver.url('/all'), types: null, active: true } };
  const headers = { Authorization: `Bearer ${token}` };
  await ask(server.url, 'POST /booking-rules/webhooks', { headers, body });
  await everythingHappens(token);
  await webhooks.deliverDue(new Date());
  arrived = receiver.at('/all');
});

afterAll(async () => {
  for (const { id } of await webhooks.list()) await webhooks.remove(id, { by: 'test', now: new Date() });
  await keepBusiness({ guestRegistration: 'by-place' });
  await receiver.stop();
});

/** All of which other systems are told, done by those who do it. */
async function everythingHappens(token: string): Promise<void> {
  const manager = managerOf(server.url, token);
  const booked = await talk.book('We come by car.');
  await manager.act(booked.reference, 'paid');
  await talk.asGuest(WRITE, booked, { text: 'Is there a cot?' });
  await talk.asHouse(ANSWER, booked.reference, { body: { text: 'Yes.' } });
  const enquiry = { kind: 'general', name: 'Layla', email: 'layla@guests.example', message: 'A question.' };
  const { data: asked } = await ask(server.url, 'POST /api/enquiries', { body: { data: enquiry } });
  await talk.asHouse(ANSWER, (asked as { reference: string }).reference, { body: { text: 'An answer.' } });
  await manager.act(booked.reference, 'move', { apartmentId, ...stayIn(120, 3) });
  await manager.act(booked.reference, 'cancel', { refund: 'full' });
  await housekeepingHappens(token);
  await guestsRegister();
  await guestReviews();
}

async function housekeepingHappens(token: string): Promise<void> {
  const home = 'event-shapes-turnover';
  await createApartment(home);
  const reference = await stayed(home, stayIn(-2, 2));
  const { headers, addHousekeeper, change } = turnoverOf(token);
  const { data: rosa } = await addHousekeeper('Rosa', [home]);
  const link = rosa.link.slice(rosa.link.indexOf('#') + 1);
  const task = { token: link, task: `clean:${reference}`, day: inDays(0) };
  await ask(server.url, 'POST /api/housekeeping/problems', {
    body: { data: { ...task, request: randomUUID(), text: 'The lamp is broken.' } },
  });
  await ask(server.url, 'POST /api/housekeeping/done', { body: { data: { ...task, done: true } } });
  // One that follows from no stay.
  const { data: mend } = await ask(server.url, 'POST /booking-rules/turnover/maintenance', {
    ...{ headers, body: { data: { apartmentId: home, day: inDays(0), text: 'Mend the lamp' } } },
  });
  await change({ task: `maintenance:${mend.id}`, day: inDays(0), done: true });
}

async function guestsRegister(): Promise<void> {
  await prepareRegistration('event-shapes-registration');
  const of = await stay('event-shapes', 30);
  await registerOne(of, await documentPhoto());
  await register(of, { kind: 'child' });
}

async function guestReviews(): Promise<void> {
  const email = 'reviewer@event-shapes.example';
  await reservations.importPastBookings([
    {
      ...{ apartmentId, ...stayIn(-5, 3), guests: 2, state: 'completed', paid: true },
      guest: { firstName: 'Layla', lastName: 'Haddad', email, phone: '+971501234567' },
      bookedAt: serverDate(new Date(Date.now() - 30 * 86_400_000).toISOString()),
    },
  ]);
  const found: unknown = await server.strapi.documents(UID.reservation).findFirst({ filters: { email } });
  const params = { reference: (found as { reference: string }).reference };
  await ask(server.url, 'POST /api/reservations/{reference}/review', {
    ...{ params, body: { data: { proof: { email }, rating: 5, text: 'Quiet and bright.' } } },
  });
}

/** The properties of something in the API document, through references. */
function propertiesOf(document: Document, schema: Schema): string[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const known = name === undefined ? schema : document.components.schemas[name];
  return Object.keys(known?.properties ?? {});
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
interface Document {
  components: { schemas: Record<string, Schema> };
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
}

test.each(BOOKING_EVENT_TYPES)(
  '%s arrives with what the API document says, and nothing else',
  async (type) => {
    const events = arrived.filter(({ event }) => event.type === type);
    expect(events.length).toBeGreaterThan(0);
    expect(events.map(problemOfShape)).toEqual(events.map(() => undefined));
    const { text } = await ask(server.url, 'GET /api/openapi.json');
    const document = JSON.parse(text) as Document;
    const schema = document.webhooks[type]?.post.requestBody.content['application/json']?.schema;
    const told = new Set(events.flatMap(({ event }) => Object.keys(event.data)));
    expect(propertiesOf(document, schema?.properties?.['data'] ?? {}).sort()).toEqual([...told].sort());
  },
);

test.each([
  ['a message about a stay', 'message.received', { reference: expect.any(String) as string }],
  ['a message about an enquiry', 'message.sent', { reference: null, enquiry: expect.any(String) as string }],
  ['a task that follows from no stay', 'turnover.done', { reference: null, kind: 'maintenance' }],
] as const)('%s says what it belongs to', (_, type, data) => {
  const found = arrived.filter(({ event }) => event.type === type).map(({ event }) => event.data);
  expect(found).toContainEqual(expect.objectContaining(data));
});

test('nothing that guests or staff wrote to each other is sent, and no document', () => {
  const all = arrived.map(({ body }) => body).join();
  for (const secret of ['Is there a cot?', 'An answer.', 'We come by car.', 'Quiet and bright.', NUMBER])
    expect(all).not.toContain(secret);
});
