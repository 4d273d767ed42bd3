import type { Listing, ListingChange } from 'booking-rules/contracts/setup/listings';
import { remove, UID, create, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { uploadPicture } from '../fixture/picture';
import { postData } from '../fixture/posts';
import { createStaffInRole } from '../fixture/staff';

const guest = guestOf(server.url);
const PATH = 'GET /booking-rules/listings/{documentId}';
const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });
let headers: Record<string, string>;
let editor: Record<string, string>;
let area: string;
let amenity: string;
const made: string[] = [];

async function begin(data: ListingChange & { name: string }): Promise<Listing> {
  const answer = await ask(server.url, 'POST /booking-rules/listings', { headers, body: { data } });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  made.push(answer.data.documentId);
  return answer.data;
}
const save = (documentId: string, data: ListingChange, by = headers) =>
  ask(server.url, 'PUT /booking-rules/listings/{documentId}', {
    headers: by,
    params: { documentId },
    body: { data },
  });
const publish = (documentId: string) =>
  ask(server.url, 'POST /booking-rules/listings/{documentId}/publish', { headers, params: { documentId } });

beforeAll(async () => {
  headers = headersOf(await createStaffInRole('listings-manager', 'property-manager'));
  editor = headersOf(await createStaffInRole('listings-editor', 'content-editor'));
  area = await create(UID.district, { name: 'Listings Area', slug: 'listings-area' });
  amenity = await create(UID.amenity, { name: 'Listings Sauna', slug: 'listings-sauna', group: 'comfort' });
});
afterAll(async () => {
  for (const documentId of made) await remove(UID.apartment, documentId);
  await remove(UID.amenity, amenity);
  await remove(UID.district, area);
});

test('a listing is begun by its name, written field by field, published, and booked', async () => {
  const { id: view } = await uploadPicture('listings-view.webp');
  const { id } = await uploadPicture('listings.webp');
  const listing = await begin({ name: 'Listings Flat', bedrooms: 0, capacity: 3 });
  const { documentId } = listing;
  expect(listing).toMatchObject({ apartmentId: 'listings-flat', state: 'draft', photos: [] });

  const refused = await publish(documentId);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('nightlyRate');

  const changes: ListingChange[] = [
    { photos: [view, id], amenities: [amenity], district: area },
    { houseRules: [{ slug: 'pets', label: 'No pets' }] },
    {
      rooms: [{ kind: 'bedroom', name: 'Loft', beds: [{ kind: 'king-bed', count: 1 }], photos: [id] }],
      ...{ floor: 3, lift: false, view: 'sea', wifiSpeed: 250, parking: 'no-parking' },
      checkInMethod: 'key-box',
      nearby: [{ name: 'Listings Metro', walkMinutes: 7, transitMinutes: null }],
    },
    { nightlyRate: 41_000, cleaningFee: 9_000, minimumStay: 3, permitNumber: 'L-1' },
  ];
  for (const change of changes) expect((await save(documentId, change)).data.values).toMatchObject(change);

  const published = await publish(documentId);
  expect(published.data).toMatchObject({ state: 'published', apartmentId: 'listings-flat' });
  const quote = await guest.quote({ apartmentId: 'listings-flat', ...stayIn(40, 3), guests: 3 });
  expect(quote.lines).toContainEqual(expect.objectContaining({ amount: 9_000 }));

  const page = (await send(server.url, 'get', '/apartment/listings-flat')).text;
  for (const words of ['Loft', '1 king bed', '3rd floor', '250 Mbit/s', 'Listings Metro', '7 min'])
    expect(page).toContain(words);
  const [first, second] = ['1', '2'].map(
    (place) => page.split(`aria-label="Photo ${place} of 2`)[1]?.split('</li>')[0],
  );
  expect(first).not.toContain('Loft');
  expect(second).toContain('Loft');

  const changed = (await save(documentId, { name: 'Listings Loft' })).data;
  expect(changed).toMatchObject({ state: 'changed', apartmentId: 'listings-flat' });
  const { data: lines } = await ask(server.url, 'GET /booking-rules/listings', {
    headers,
    query: { search: 'ings loft' },
  });
  expect(lines).toMatchObject([{ name: 'Listings Loft', area: 'Listings Area', state: 'changed' }]);
});

test('what is refused is said at its field, and nothing of it is kept', async () => {
  const { documentId } = await begin({ name: 'Listings Refused' });
  const { status, error } = await save(documentId, {
    name: 'Kept by nobody',
    district: 'not-there',
  });
  expect([status, (error.details as { errors: object[] }).errors]).toMatchObject([
    400,
    [{ path: ['data', 'district'] }],
  ]);
  const rooms = [{ kind: 'bedroom' as const, name: '', beds: [], photos: [999_999] }];
  expect((await save(documentId, { rooms })).error.details).toMatchObject({
    errors: [{ path: ['data', 'rooms'] }],
  });
  expect((await save(documentId, { bedrooms: 900 })).text).toContain('must be 20 or fewer');
  const kept = await ask(server.url, PATH, { headers, params: { documentId } });
  expect(kept.data.values.name).toBe('Listings Refused');
});

test('an address follows the name until it is first published, and never again', async () => {
  const { documentId } = await begin({ name: 'Listings Before' });
  const renamed = (await save(documentId, { name: 'Listings After', nightlyRate: 1_000 })).data;
  expect(renamed.apartmentId).toBe('listings-after');
  await publish(documentId);
  const unpublish = await fetch(
    `${server.url}/content-manager/collection-types/${UID.apartment}/${documentId}/actions/unpublish`,
    { method: 'POST', headers },
  );
  expect(unpublish.status).toBe(200);
  expect((await save(documentId, { name: 'Listings Later' })).data.apartmentId).toBe('listings-after');

  const guide = await create(UID.post, postData('listings-guide', { title: 'Listings guide' }));
  await update(UID.post, guide, { title: 'Another title' });
  const post = await server.strapi.documents(UID.post).findOne({ documentId: guide, fields: ['slug'] });
  expect(post?.slug).toBe('listings-guide');
  await remove(UID.post, guide);
});

test('who does not write apartments in the content manager does not here', async () => {
  const { documentId } = await begin({ name: 'Listings Closed' });
  expect((await save(documentId, { name: 'By an editor' }, editor)).status).toBe(403);
  const list = await ask(server.url, 'GET /booking-rules/listings', { headers: editor });
  expect(list.status).toBe(403);
  expect((await ask(server.url, PATH, { headers, params: { documentId: 'gone' } })).status).toBe(404);
});
