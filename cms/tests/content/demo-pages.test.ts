import { readDemo, writeDemo, type DemoState } from '../../src/bootstrap/demo/decide';
import { create, createApartment, shown, UID, update } from '../fixture/content';
import { changeSettings } from '../fixture/site-settings';
import { send } from '../fixture/http';

const get = (path: string) => send(server.url, 'get', path);
const LINE = 'This is a demo:';
let before: DemoState | null;
let flat: string;

/** Says what has become of the demo here, and saves the settings, as everything does that says so. */
async function setState(state: DemoState | null): Promise<void> {
  if (state) await writeDemo(server.strapi, state);
  else await server.strapi.store.delete({ type: 'app', name: 'demo', key: 'state' });
  await changeSettings({});
  await shown();
}

beforeAll(async () => {
  before = await readDemo(server.strapi);
  flat = await createApartment('demo-pages-flat', { permitNumber: 'BUS-MAR-4K7QD' });
  const review = { apartment: flat, date: '2026-05-20', guestName: 'Ada', rating: 5, text: 'Very quiet.' };
  await create(UID.review, {
    ...review,
    reservation: 'R-DEM0PAGES0',
    hostAnswer: 'Come again.',
    cleanliness: 4,
  });
});
afterAll(() => setState(before));

test('a house in which others have taken the place of what was invented is no demo any more', async () => {
  await setState({ state: 'loaded', begunAt: 0, done: [] });
  const documentId = await createApartment('demo-pages-other', { permitNumber: 'BUS-AAM-9T2LX' });
  expect((await get('/contact')).text).toContain(LINE);
  for (const [id, permitNumber] of [
    [documentId, 'BUS-OWN-1A2B3'],
    [flat, 'BUS-OWN-4C5D6'],
  ] as const) {
    await update(UID.apartment, id, { permitNumber });
  }
  const { text, headers } = await get('/contact');
  expect(text).not.toContain(LINE);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(await readDemo(server.strapi)).toMatchObject({ state: 'removed' });
  await update(UID.apartment, flat, { permitNumber: 'BUS-MAR-4K7QD' });
});

test('every page of a demo says so, and asks search engines to list none', async () => {
  await setState({ state: 'loaded', begunAt: 0, done: [] });
  for (const path of ['/', '/apartment/demo-pages-flat', '/results/1', '/contact', '/no-such-page']) {
    const { text, headers } = await get(path);
    expect({ path, says: text.includes(LINE) }).toEqual({ path, says: true });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

test('nothing of a demo is told to search engines as an offer, a rating or a review', async () => {
  await setState({ state: 'loaded', begunAt: 0, done: [] });
  const { text } = await get('/apartment/demo-pages-flat');
  expect(text).toContain('Very quiet.');
  expect(text).toContain('Come again.');
  expect(text).toContain('"VacationRental"');
  expect(text).not.toMatch(/"Offer"|"AggregateRating"|"Review"/);
});

test.each(['never', 'removed'] as const)(
  'a house whose demo was “%s” says nothing of the kind',
  async (state) => {
    await setState({ state, begunAt: 0, done: [] });
    const { text, headers } = await get('/apartment/demo-pages-flat');
    expect(text).not.toContain(LINE);
    expect(text).not.toContain('noindex');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).toMatch(/"Offer".*"AggregateRating"|"AggregateRating".*"Offer"/s);
  },
);

test.each(['/sign-in', '/account', '/summary', '/thank-you', '/registration', '/reservation'])(
  '%s is not to be found in any house',
  async (path) => {
    await setState(null);
    expect((await get(path)).text).toContain('<meta name="robots" content="noindex">');
  },
);
