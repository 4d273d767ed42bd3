import { expect, test } from './journey.js';
import { expectOpens, galleryOf, photoLink } from './steps/gallery.js';

test('a finger turns the photos of the gallery', async ({ page, context }) => {
  await page.goto('/apartment/one-bedroom-park-dubai-hills');
  await expectOpens(page, () => photoLink(page, 1).tap());
  const gallery = galleryOf(page);
  await expect(gallery).toContainText(/^1 \/ \d+/);
  const finger = await context.newCDPSession(page);
  const swipe = (xDistance: number) =>
    finger.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      xDistance,
      speed: 1500,
      gestureSourceType: 'touch',
    });
  await swipe(-180);
  await expect(gallery).toContainText(/^2 \/ \d+/);
  await swipe(180);
  await expect(gallery).toContainText(/^1 \/ \d+/);
});
