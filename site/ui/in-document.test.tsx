/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { InDocument, rememberParts } from './in-document';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const SENT = '<div id="about-part"><p>About us</p></div>';

test('a part that React renders anew has what the document had', () => {
  document.body.innerHTML = SENT;
  rememberParts();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as HTMLElement);
  act(() => {
    root.render(<InDocument name="about" />);
  });
  expect(document.body.textContent).toBe('About us');
});

test('a part is left as the document has it, and gives way to the data of a later page', async () => {
  document.body.innerHTML = `<div>${SENT}</div>`;
  rememberParts();
  const container = document.body.firstElementChild as HTMLElement;
  const paragraph = document.querySelector('p');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => void problems.push(error);
  const root = await act(() => hydrateRoot(container, <InDocument name="about" />, { onRecoverableError }));
  expect(document.querySelector('p')).toBe(paragraph);
  expect(problems).toEqual([]);

  act(() => {
    root.render(
      <InDocument name="about">
        <p>About you</p>
      </InDocument>,
    );
  });
  expect(document.body.textContent).toBe('About you');
});
