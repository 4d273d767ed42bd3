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

/** A form as the server sends it, and what is sent of it once it is awake. */
function formWith(attributes: string) {
  const sent: unknown[] = [];
  function Page() {
    useEffect(pressEarlyButton, []);
    return (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(new FormData(event.currentTarget).get('name'));
        }}
      >
        <input name="name" />
        <button type="submit">Send</button>
      </form>
    );
  }
  const root = document.createElement('div');
  root.innerHTML = `<form method="post"${attributes}><input name="name"><button type="submit">Send</button></form>`;
  document.body.replaceChildren(root);
  const form = root.querySelector('form');
  const submits: boolean[] = [];
  root.addEventListener('submit', (event) => {
    submits.push(event.defaultPrevented);
    event.preventDefault();
  });
  const send = (text: string) => {
    form?.querySelector('input')?.setAttribute('value', text);
    form?.querySelector('button')?.click();
  };
  const wake = () =>
    act(async () => {
      hydrateRoot(root, <Page />);
      await Promise.resolve();
    });
  return { sent, submits, send, wake };
}

test('a form that scripts send, and that is sent before them, is kept by the page and sent once with what was typed', async () => {
  const { sent, submits, send, wake } = formWith('');
  send('Amira');
  expect(submits).toEqual([true]);
  await wake();
  expect(sent).toEqual(['Amira']);
});

test('a form that works without scripts is sent at once, and by the browser', () => {
  const { submits, send } = formWith(' action="/enquiry"');
  send('Amira');
  expect(submits).toEqual([false]);
});
