import type { Knex } from 'knex';
import { STAY_DETAIL_ICONS } from 'booking-rules/shared/listing/stay-detail';
import { apartmentData } from '../fixture/apartment';
import { create, noticed, UID, update } from '../fixture/content';
import { send } from '../fixture/http';

const migration = jest.requireActual<{ up(knex: Knex): Promise<void> }>(
  '../../../database/migrations/0.1/0012-stay-detail-icons.js',
);
const TABLE = 'components_stay_details';
const details = Object.keys(STAY_DETAIL_ICONS).map((slug) => ({ slug, label: `About ${slug}` }));

interface StayDetail {
  slug: string;
  label: string;
  icon: string | null;
}

async function detailsOf(apartmentId: string): Promise<StayDetail[]> {
  const { data } = await send(server.url, 'get', `/api/apartments/${apartmentId}?populate=stayDetails`);
  return (data as { stayDetails: StayDetail[] }).stayDetails;
}

test('a stay detail has slug, label and icon: the usual icon of its rule, unless an editor chooses another', async () => {
  const apartmentId = 'with-stay-details';
  const documentId = await create(UID.apartment, { ...apartmentData(apartmentId), stayDetails: details });
  for (const { slug, label, icon } of await detailsOf(apartmentId)) {
    expect({ label, icon }).toEqual({
      label: `About ${slug}`,
      icon: STAY_DETAIL_ICONS[slug as keyof typeof STAY_DETAIL_ICONS],
    });
  }
  await update(UID.apartment, documentId, {
    stayDetails: [{ slug: 'checkIn', label: 'A door code', icon: 'key-round' }],
  });
  expect(await detailsOf(apartmentId)).toMatchObject([
    { slug: 'checkIn', label: 'A door code', icon: 'key-round' },
  ]);
  await noticed();
  const { text } = await send(server.url, 'get', `/apartment/${apartmentId}`);
  expect(text).toMatch(/<li class="i-key-round">A door code/);
});

test('an icon that the site does not have is refused', async () => {
  const stayDetails = [{ slug: 'pets', label: 'No pets', icon: 'no-such-icon' }];
  await expect(create(UID.apartment, { ...apartmentData('wrong-icon'), stayDetails })).rejects.toThrow();
});

test('details that were stored before icons had a field get the usual ones, and keep those that were chosen', async () => {
  const knex: Knex = server.strapi.db.connection;
  const apartmentId = 'before-icons';
  await create(UID.apartment, { ...apartmentData(apartmentId), stayDetails: details });
  await knex(TABLE).update({ icon: null });
  await knex(TABLE).where({ slug: 'pets' }).update({ icon: 'check' });
  await migration.up(knex);
  const icons = Object.fromEntries((await detailsOf(apartmentId)).map(({ slug, icon }) => [slug, icon]));
  expect(icons).toEqual({ ...STAY_DETAIL_ICONS, pets: 'check' });
});
