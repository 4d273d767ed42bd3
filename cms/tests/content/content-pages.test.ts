import { create, createApartment, remove, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { within } from '../fixture/within';

const get = (path: string) => send(server.url, 'get', path);

describe('pages of sections', () => {
  test('are all there from the first start', async () => {
    for (const path of ['/', '/about-us', '/our-services', '/property-management']) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 });
    }
    expect((await get('/property-management')).text).toContain('id="enquire"');
  });

  test('show what editors put into them, and cannot be written twice', async () => {
    const { documents } = server.strapi;
    const known = await documents(UID.page).findFirst({ filters: { slug: 'about-us' } });
    const numbers = [{ value: '33', label: 'homes of this test' }];
    const sections = [{ __component: 'section.numbers', heading: 'Counted', numbers }];
    await update(UID.page, known?.documentId ?? '', { title: 'About this test', sections });
    await within(1_000, async () => {
      const { text } = await get('/about-us');
      expect(text).toContain('About this test');
      expect(text).toContain('homes of this test');
    });
    await expect(create(UID.page, { slug: 'about-us', title: 'Again' })).rejects.toThrow(
      'already a page about-us',
    );
  });
});

test('reviews stand on the page of their apartment with their average, and stay when it is published anew', async () => {
  const apartment = await createApartment('reviewed-flat');
  const about = { apartment, date: '2026-05-20' };
  const written = { ...about, text: 'Written by an editor.', guestName: 'Cy', rating: 1 };
  await create(UID.review, written);
  const [one, other] = ['R-PAGES00001', 'R-PAGES00002'];
  await create(UID.review, {
    ...about,
    reservation: one,
    guestName: 'Ada',
    rating: 5,
    text: 'As quiet as promised.',
  });
  const second = await create(UID.review, {
    ...about,
    reservation: other,
    guestName: 'Bo',
    rating: 4,
    text: 'A little far.',
  });
  await update(UID.apartment, apartment, { name: 'The Reviewed Flat' });
  await within(1_000, async () => {
    const { text } = await get('/apartment/reviewed-flat');
    expect(text).toContain('The Reviewed Flat');
    expect(text).toContain('As quiet as promised.');
    // It is shown, and does not count.
    expect(text).toContain('Written by an editor.');
    expect(text).toMatch(/4\.5<\/strong>.*2 reviews/);
  });
  await remove(UID.review, second);
  await within(1_000, async () =>
    expect((await get('/apartment/reviewed-flat')).text).not.toContain('A little far.'),
  );
  await expect(create(UID.review, { ...about, guestName: 'C', rating: 6, text: 'x' })).rejects.toThrow();
});
