import { create, createApartment, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { ask } from '../fixture/http';

const [large, small] = ['card-large', 'card-small'] as const;
const cards = (query: Record<string, string>) => ask(server.url, 'GET /api/cards', { query });

beforeAll(async () => {
  const documentId = await createApartment(large, { capacity: 6, featured: true });
  await createApartment(small, { capacity: 2, bookingMode: 'on-request' });
  for (const rating of [5, 4])
    await create(UID.review, {
      ...{ guestName: 'Layla', rating, text: 'Bright and quiet.', date: '2026-10-01' },
      ...{ apartment: documentId, reservation: `R-CARD00000${rating}` },
    });
});

test('cards come in the order in which they are asked for, once each, without what is not offered', async () => {
  const { status, data } = await cards({ apartments: `${small},no-such-flat,${large},${small}` });
  expect(status).toBe(200);
  expect(data.map(({ apartmentId }) => apartmentId)).toEqual([small, large]);
  expect(data[0]?.from).toBeGreaterThan(0);
});

test('a card has the average of its reviews with their number, and one badge', async () => {
  const { data } = await cards({ apartments: `${large},${small}` });
  expect(data.map(({ rating, badge }) => ({ rating, badge }))).toEqual([
    { rating: { average: 4.5, total: 2 }, badge: 'featured' },
    { rating: undefined, badge: 'on-request' },
  ]);
});

test('with dates those that can be booked say their total, the others from what a night is', async () => {
  const { checkIn, checkOut } = stayIn(60, 3);
  const dates = {
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: '4',
  };
  const { data } = await cards({ apartments: `${small},${large}`, ...dates });
  expect(data[0]?.apartmentId).toBe(small);
  expect(data[0]?.from).toBeGreaterThan(0);
  expect(data[0]).not.toHaveProperty('total');
  expect(data[1]).toMatchObject({ apartmentId: large, nights: 3 });
  expect(data[1]?.total).toBeGreaterThan(0);
  const { data: found } = await ask(server.url, 'GET /api/stays', { query: { ...dates, pageSize: '100' } });
  expect(found.find(({ apartmentId }) => apartmentId === large)?.total).toBe(data[1]?.total);
});

test.each([
  ['none', { apartments: '' }],
  ['too many', { apartments: Array.from({ length: 51 }, (_, index) => `flat-${index}`).join(',') }],
  ['half of the dates', { apartments: large, availabilityDateStart: '2027-01-01' }],
  ['something unknown', { apartments: large, sort: 'price' }],
])('asking for %s is refused', async (_, query) => {
  expect((await cards(query)).status).toBe(400);
});
