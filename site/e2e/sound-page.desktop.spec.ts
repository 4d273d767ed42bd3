import { expect, test } from './journey.js';
import { expectAccessiblePanel, expectSoundPage } from './steps/sound-page.js';

/** Three pictures without a text, two links too pale to read, and two buttons too small to hit. */
const FAULTY = `<!doctype html>
<html lang="en">
  <title>Faulty</title>
  <main>
    <h1>Faulty</h1>
    ${[1, 2, 3].map((number) => `<img id="picture-${number}" src="data:," />`).join('')}
    ${[1, 2].map((number) => `<p id="pale-${number}" style="color: #ccc">Too pale</p>`).join('')}
    ${[1, 2].map((number) => `<button id="small-${number}" style="font-size: 5px; padding: 0; border: 0">${number}</button>`).join('')}
  </main>
  <p id="elsewhere" style="color: #ccc">Outside what is ours</p>
</html>`;

/** Says which elements were found, each with the rule that it breaks. */
async function faultsFound(judging: Promise<void>): Promise<string[]> {
  const message = await judging.then(() => 'nothing was found', String);
  return [...message.matchAll(/([a-z-]+): #([a-z]+-?\d*) /g)].map(([, rule, id]) => `${rule} ${id}`).sort();
}

test('the judge of all pages tells each element at fault, as often as it is asked', async ({ page }) => {
  await page.setContent(FAULTY);
  const pictures = [1, 2, 3].map((number) => `image-alt picture-${number}`);
  const pale = [1, 2].map((number) => `color-contrast pale-${number}`);
  const small = [1, 2].map((number) => `target-size small-${number}`);
  expect(await faultsFound(expectAccessiblePanel(page))).toEqual([...pale, ...pictures]);
  expect(await faultsFound(expectSoundPage(page, 'main'))).toEqual([...pale, ...pictures, ...small]);
  const everywhere = ['color-contrast elsewhere', ...pale, ...pictures, ...small];
  expect(await faultsFound(expectSoundPage(page))).toEqual(everywhere);

  // What is put right is found to be right, and what is new is found.
  await page.evaluate(() => {
    for (const faulty of document.querySelectorAll('img, button, p')) faulty.remove();
  });
  await expectSoundPage(page);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img id="new1" src="data:,">'),
  );
  expect(await faultsFound(expectSoundPage(page))).toEqual(['image-alt new1']);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div style="width: 200vw">Wide</div>'),
  );
  await page.evaluate(() => document.querySelector('img')?.remove());
  await expect(expectSoundPage(page)).rejects.toThrow('is too wide');
});
