/** @jest-environment jsdom */
import { act, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pressEarlyButton, rememberEarlyButtons } from './lazy-when-idle';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const SENT = '<button type="button">Show all photos</button><button type="button">Other</button>';

/** A page as the server sends it, and as it is awake. */
function page() {
  const pressed: string[] = [];
  function Page() {
    useEffect(pressEarlyButton, []);
    return (
      <>
        <button type="button" onClick={() => pressed.push('photos')}>
          Show all photos
        </button>
        <button type="button" onClick={() => pressed.push('other')}>
          Other
        </button>
      </>
    );
  }
  const root = document.createElement('div');
  root.innerHTML = SENT;
  document.body.replaceChildren(root);
  const buttons = [...root.querySelectorAll('button')];
  const wake = () =>
    act(async () => {
      hydrateRoot(root, <Page />);
      await Promise.resolve();
    });
  return { pressed, buttons, wake };
}

beforeAll(rememberEarlyButtons);

test('a button that is tapped before the page is awake is pressed once, when it works', async () => {
  const { pressed, buttons, wake } = page();
  buttons[0]?.click();
  buttons[0]?.click();
  expect(pressed).toEqual([]);
  await wake();
  expect(pressed).toEqual(['photos']);
});

test('of several, it is the last', async () => {
  const { pressed, buttons, wake } = page();
  for (const button of buttons) button.click();
  await wake();
  expect(pressed).toEqual(['other']);
});

test('a page that nobody has touched presses nothing, and later taps count as they come', async () => {
  const { pressed, buttons, wake } = page();
  await wake();
  expect(pressed).toEqual([]);
  buttons[1]?.click();
  expect(pressed).toEqual(['other']);
});
