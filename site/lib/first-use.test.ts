/** @jest-environment jsdom */

/** A page that has just come. */
async function page() {
  jest.resetModules();
  const { firstUse, wantsParts } = await import('./first-use');
  let uses = 0;
  void firstUse().then(() => (uses += 1));
  const isUsed = async () => {
    await Promise.resolve();
    return uses === 1;
  };
  return { isUsed, wantsParts };
}

const moved = (movementX: number) =>
  Object.defineProperties(new MouseEvent('pointermove'), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  });

test.each([
  ['scrolls', new Event('scroll')],
  ['touches it', new Event('touchstart')],
  ['moves the pointer', moved(3)],
  ['presses a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['reaches a field', new FocusEvent('focusin')],
  ['chooses a value by voice', new Event('input')],
])('a page is used by who %s', async (_, event) => {
  const { isUsed, wantsParts } = await page();
  expect([await isUsed(), wantsParts()]).toEqual([false, false]);
  window.dispatchEvent(event);
  expect([await isUsed(), wantsParts()]).toEqual([true, true]);
});

test('a page that moves below a pointer that lies still is not used by that', async () => {
  const { isUsed } = await page();
  window.dispatchEvent(moved(0));
  expect(await isUsed()).toBe(false);
});

test('what somebody typed before any script ran wants their parts', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { wantsParts } = await page();
  expect(wantsParts()).toBe(true);
  field.remove();
  expect(wantsParts()).toBe(false);
});

test('for whom this browser keeps something, a page wants its parts from the start', async () => {
  localStorage.setItem('currency', 'USD');
  const { wantsParts } = await page();
  expect(wantsParts()).toBe(true);
  localStorage.clear();
  expect(wantsParts()).toBe(false);
});
