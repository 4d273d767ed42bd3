/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberParts } from '../../../ui/in-document';
import { withCover, withoutCover } from '../cover';
import { CardPhotos } from './card-photos';

jest.mock('../../../ui/icon', () => ({ Icon: () => null }));
jest.mock('../../../api/http', () => ({
  call: () => Promise.resolve({ data: [{ photos: [photo('/sea.webp'), photo('/bed.webp')] }] }),
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const photo = (src: string) => ({
  ...{ alt: src, src, width: 1600, height: 900, placeholder: null },
  ...{ sizes: [], avif: [] },
});
const stay = withCover({
  ...{ apartmentId: 'sea-view', name: 'Sea view', district: { slug: 'marina', name: 'Marina' } },
  ...{ bedrooms: 1, bathrooms: 1, capacity: 2, location: { latitude: 25, longitude: 55 }, currency: 'AED' },
  photos: [photo('/sea.webp'), photo('/bed.webp')],
});

test('a card keeps the photo that its document has, without the data of it', async () => {
  const look = { href: '/apartment/sea-view', sizes: '100vw', priority: false, isTouched: false };
  document.body.innerHTML = `<div>${renderToString(<CardPhotos stay={stay} {...look} />)}</div>`;
  rememberParts();
  const image = document.querySelector('img');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => void problems.push(error);
  const bare = withoutCover(stay);
  expect(bare.photos).toEqual([]);
  const container = document.body.firstElementChild as HTMLElement;
  const root = await act(() =>
    hydrateRoot(container, <CardPhotos stay={bare} {...look} />, { onRecoverableError }),
  );
  expect(document.querySelector('img')).toBe(image);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  // Its other photo has a place in the row already.
  expect(document.querySelectorAll('[role="group"] > div')).toHaveLength(2);
  expect(problems).toEqual([]);

  await act(async () => {
    root.render(<CardPhotos stay={bare} {...look} isTouched />);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(document.querySelector('img')).toBe(image);
  expect([...document.querySelectorAll('img')].map((one) => one.alt)).toEqual(['/sea.webp', '/bed.webp']);
});
