import { expect, test } from './journey.js';

const PATH = '/apartment/one-bedroom-park-dubai-hills';
const GALLERY = { role: 'dialog', name: /^Photos of / };

test('photos open in the gallery, turn by key and by finger, and close where they were opened', async ({
  guest,
  viewport,
}) => {
  const { width = 0, height = 0 } = viewport ?? {};
  const number = async () => /^\d+/.exec((await guest.see(GALLERY)).text)?.[0];
  await guest.open(PATH);
  await guest.click({ role: 'link', name: /^Photo 1 of / });
  expect(await number()).toBe('1');
  await guest.tab.press('ArrowRight');
  await expect.poll(number).toBe('2');
  await guest.tab.swipe({ x: width * 0.8, y: height / 2 }, width * 0.2);
  await expect.poll(number).toBe('3');
  await guest.click({ role: 'button', name: 'Close', within: GALLERY });
  await guest.seeNo(GALLERY);

  await guest.click({ role: 'button', name: /^Show all \d+ photos$/ });
  expect((await guest.see(GALLERY)).text).toContain('Living room');
  await guest.tab.press('Escape');
  await guest.seeNo(GALLERY);
  expect(await guest.address()).toBe(PATH);
  await guest.see({ role: 'heading', name: 'One-bedroom with fairway balcony' });
});
