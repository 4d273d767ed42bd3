/** @jest-environment jsdom */
import { act, lazy, startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberEarlyButtons } from '../lib/first-use';
import { EarlyButtons, lazyWhenIdle } from './lazy-part';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const SENT =
  '<div class="contents"><button type="button">Show all photos</button><button type="button">Other</button></div>';

/** A page as the server sends it, and as it is awake. */
function page() {
  const pressed: string[] = [];
  function Page() {
    return (
      <EarlyButtons>
        <button type="button" onClick={() => pressed.push('photos')}>
          Show all photos
        </button>
        <button type="button" onClick={() => pressed.push('other')}>
          Other
        </button>
      </EarlyButtons>
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
  const beginToWake = () => startTransition(() => void hydrateRoot(root, <Page />));
  return { pressed, buttons, wake, beginToWake };
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

test('a tap that comes while React takes the page over is handed on by it, and counts once', async () => {
  const { pressed, buttons, beginToWake } = page();
  await act(async () => {
    beginToWake();
    buttons[0]?.click();
    expect(pressed).toEqual(['photos']);
    await Promise.resolve();
  });
  expect(pressed).toEqual(['photos']);
});

/** As React marks what it has taken over, or has begun to. */
const isMarked = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));

test('a tap on a part that waits for its last script is kept, though React has begun to take it over', async () => {
  const pressed: string[] = [];
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Price = lazy(() => arrived.then(() => ({ default: () => <span>AED 500</span> })));
  const Card = lazyWhenIdle(() =>
    Promise.resolve({
      default: () => (
        <>
          <button type="button" onClick={() => pressed.push('saved')}>
            Save
          </button>
          <Price />
        </>
      ),
    }),
  );
  const root = document.createElement('div');
  const parts = '<!--$--><button type="button">Save</button><span>AED 500</span><!--/$-->';
  root.innerHTML = `<div class="contents">${parts}</div>`;
  document.body.replaceChildren(root);
  const button = root.querySelector('button');
  const page = (
    <EarlyButtons>
      <Suspense>
        <Card />
      </Suspense>
    </EarlyButtons>
  );
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => {
    hydrateRoot(root, page);
    await Promise.resolve();
  });
  for (let turns = 0; turns < 100 && !isMarked(button); turns += 1) await pause();
  expect(isMarked(button)).toBe(true);
  act(() => button?.click());
  expect(pressed).toEqual([]);
  await act(async () => {
    arrive();
    await arrived;
  });
  expect(pressed).toEqual(['saved']);
  act(() => button?.click());
  expect(pressed).toEqual(['saved', 'saved']);
});

/** A form as the server sends it, and what is sent of it once it is awake. */
function formWith(attributes: string) {
  const sent: unknown[] = [];
  function Page() {
    return (
      <EarlyButtons>
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
      </EarlyButtons>
    );
  }
  const root = document.createElement('div');
  const fields = '<input name="name"><button type="submit">Send</button>';
  root.innerHTML = `<div class="contents"><form method="post"${attributes}>${fields}</form></div>`;
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
