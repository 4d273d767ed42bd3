import { expect, test } from './journey.js';
import { expectOpens, galleryOf, photoLink } from './steps/gallery.js';

test('a finger turns the photos of the gallery', async ({ page, context }) => {
  await page.goto('/apartment/one-bedroom-park-dubai-hills');
  await expectOpens(page, () => photoLink(page, 1).tap());
  const gallery = galleryOf(page);
  await expect(gallery).toContainText(/^1 \/ \d+/);
  const finger = await context.newCDPSession(page);
  /** Swipes until a photo shows: one that still comes to rest takes no finger. */
  const swipeTo = (photo: RegExp, xDistance: number) =>
    expect(async () => {
      await finger.send('Input.synthesizeScrollGesture', {
        ...{ x: 195, y: 420, xDistance },
        ...{ speed: 1500, gestureSourceType: 'touch' },
      });
      await expect(gallery).toContainText(photo, { timeout: 4_000 });
    }).toPass();
  await swipeTo(/^2 \/ \d+/, -180);
  await swipeTo(/^1 \/ \d+/, 180);
});
