/** @jest-environment jsdom */
import { sessionToken } from './session-token';
import { recentlySeen } from './recently-seen';
import { wishlist } from './wishlist';

const kept = () => JSON.parse(localStorage.getItem('wishlist') ?? 'null') as { value: unknown } | null;

/** An account that notes what it is told. */
function account() {
  const told: string[] = [];
  const keeper = {
    add: (id: string) => void told.push(`+${id}`),
    remove: (id: string) => void told.push(`-${id}`),
  };
  return { told, keeper };
}

const clear = (): void => wishlist.read().forEach((id) => wishlist.set(id, false));

beforeEach(() => {
  sessionToken.clear();
  clear();
});

test('what is liked is kept in the browser, the last first, and gone when it is not liked any more', () => {
  wishlist.set('a', true);
  wishlist.set('b', true);
  wishlist.set('a', true);
  expect(wishlist.read()).toEqual(['b', 'a']);
  expect(kept()?.value).toEqual({ apartments: ['b', 'a'], isOfAccount: false });
  clear();
  expect(kept()).toBeNull();
});

test('who listens hears of every change, and of none when nothing changes', () => {
  let calls = 0;
  const end = wishlist.subscribe(() => (calls += 1));
  wishlist.set('a', true);
  wishlist.set('a', true);
  wishlist.set('b', false);
  expect(calls).toBe(1);
  end();
  wishlist.set('b', true);
  expect(calls).toBe(1);
});

test('a change in another tab is there', () => {
  const end = wishlist.subscribe(() => undefined);
  localStorage.setItem(
    'wishlist',
    JSON.stringify({ version: '0.0.0', value: { apartments: ['other'], isOfAccount: false } }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  expect(wishlist.read()).toEqual(['other']);
  end();
});

test('the list of an account hears of every change, and is gone from the browser when nobody is signed in', () => {
  const { told, keeper } = account();
  sessionToken.write('a-token');
  wishlist.follow(['a'], keeper);
  expect(wishlist.isOfAccount()).toBe(true);
  wishlist.set('b', true);
  wishlist.set('a', false);
  expect(told).toEqual(['+b', '-a']);

  sessionToken.clear();
  expect(wishlist.read()).toEqual([]);
  expect(kept()).toBeNull();
  wishlist.set('c', true);
  expect(told).toEqual(['+b', '-a']);
  expect(wishlist.isOfAccount()).toBe(false);
});

test('what was seen is kept in the browser until it is cleared', () => {
  recentlySeen.add('a');
  recentlySeen.add('b');
  recentlySeen.add('a');
  expect(recentlySeen.read()).toEqual(['a', 'b']);
  expect(JSON.parse(localStorage.getItem('recently-seen') ?? '')).toMatchObject({ value: ['a', 'b'] });
  recentlySeen.clear();
  expect(recentlySeen.read()).toEqual([]);
  expect(localStorage.getItem('recently-seen')).toBeNull();
});
