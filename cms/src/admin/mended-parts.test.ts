/** @jest-environment jsdom */
import 'booking-rules/shared/messages/all-languages';
import { mendParts } from './mended-parts';

const asked = jest.spyOn(window, 'requestAnimationFrame');
/** Until what has changed is about to be shown. */
const shown = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
const bed = '<h3><button aria-expanded="false"><span>king-bed</span></button></h3>';
const menu =
  '<ul role="menu"><li role="menuitem">Rename</li><li role="menuitem">File upload from URL</li></ul>';
const page = document.createElement('main');

beforeAll(() => {
  document.body.append(page);
  mendParts();
});
beforeEach(async () => {
  page.replaceChildren();
  await shown();
  asked.mockClear();
});

test('a menu that opens has no entry that fetches a file by its address', async () => {
  page.innerHTML = menu;
  await shown();
  const display = (item: HTMLElement) => item.style.display;
  expect([...page.querySelectorAll<HTMLElement>('[role=menuitem]')].map(display)).toEqual(['', 'none']);
});

test('an entry that comes into an open menu by itself is looked at too', async () => {
  page.innerHTML = '<ul role="menu"></ul>';
  await shown();
  const item = document.createElement('li');
  item.setAttribute('role', 'menuitem');
  item.textContent = 'File upload from URL';
  page.firstElementChild?.append(item);
  await shown();
  expect(item.style.display).toBe('none');
});

test('a bed is told when it appears, and again when its text alone is changed', async () => {
  page.innerHTML = bed;
  await shown();
  expect(page.textContent).toBe('King bed');
  const text = page.querySelector('span')?.firstChild;
  if (text) text.nodeValue = 'sofa-bed';
  await shown();
  expect(page.textContent).toBe('Sofa bed');
});

test('however much changes at once, it is looked at once', async () => {
  for (let time = 0; time < 50; time += 1) {
    const row = document.createElement('div');
    row.textContent = `Row ${time}`;
    page.append(row);
    // Each is a change of its own to whoever watches.
    await Promise.resolve();
  }
  await shown();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what only goes asks for nothing', async () => {
  page.innerHTML = menu;
  await shown();
  asked.mockClear();
  page.replaceChildren();
  await shown();
  expect(asked).not.toHaveBeenCalled();
});
