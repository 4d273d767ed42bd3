/** @jest-environment jsdom */
import { sessionToken } from '../lib/session-token';
import { wishlist } from '../lib/wishlist';
import {
  mergedWishlist,
  withApartment,
  withoutApartment,
  type Wishlist,
} from 'booking-rules/shared/domain/guests/wishlist';
import { followAccountWishlist } from './account-wishlist';

/** What the account holds, and what it was asked. */
let held: Wishlist = [];
let asked: string[] = [];
let isAway = false;

const answer = (body: object) => ({ ok: true, type: 'basic', json: () => Promise.resolve(body) }) as Response;

beforeEach(() => {
  sessionToken.clear();
  for (const id of wishlist.read()) wishlist.set(id, false);
  [held, asked, isAway] = [[], [], false];
  globalThis.fetch = async (input, init) => {
    const path = new URL(typeof input === 'string' ? input : '', 'http://site').pathname;
    if (!path.startsWith('/api/wishlist')) return answer({ id: 1, email: 'guest@example.com' });
    asked.push(`${init?.method ?? ''} ${path}`);
    if (isAway) throw new TypeError('offline');
    const id = path.split('/').at(-1) ?? '';
    if (init?.method === 'PUT') held = withApartment(held, id);
    if (init?.method === 'DELETE') held = withoutApartment(held, id);
    if (init?.method === 'POST') {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
        data: { apartments: string[] };
      };
      held = mergedWishlist(held, body.data.apartments);
    }
    return answer({ data: { apartments: [...held], shareToken: null } });
  };
});

let tokens = 0;
async function signIn(): Promise<void> {
  sessionToken.write(`token-${(tokens += 1)}`);
  await followAccountWishlist();
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

test('nobody is asked while nobody is signed in', async () => {
  wishlist.set('a', true);
  await followAccountWishlist();
  expect(asked).toEqual([]);
});

test('at the sign-in what the device has kept goes into the account, which is followed from then on', async () => {
  held = ['mine'];
  wishlist.set('a', true);
  await signIn();
  expect(wishlist.read()).toEqual(['a', 'mine']);
  wishlist.set('b', true);
  wishlist.set('mine', false);
  await answered();
  expect(held).toEqual(['b', 'a']);
  await followAccountWishlist();
  expect(asked).toEqual([
    'POST /api/wishlist/merge',
    'PUT /api/wishlist/apartments/b',
    'DELETE /api/wishlist/apartments/mine',
  ]);
});

test('a copy of the account is replaced rather than put back: what was removed elsewhere stays away', async () => {
  held = ['a', 'b'];
  await signIn();
  held = ['b'];
  await signIn();
  expect(wishlist.read()).toEqual(['b']);
  expect(asked).toEqual(['GET /api/wishlist', 'GET /api/wishlist']);
});

test('what is changed while the account answers is told it after that', async () => {
  held = ['a'];
  sessionToken.write(`token-${(tokens += 1)}`);
  const following = followAccountWishlist();
  wishlist.set('c', true);
  await following;
  await answered();
  expect(wishlist.read()).toEqual(['c', 'a']);
  expect(held).toEqual(['c', 'a']);
});

test('without an answer the device keeps what it has, and asks again the next time', async () => {
  wishlist.set('a', true);
  isAway = true;
  await signIn();
  expect(wishlist.read()).toEqual(['a']);
  isAway = false;
  await followAccountWishlist();
  expect(held).toEqual(['a']);
});
