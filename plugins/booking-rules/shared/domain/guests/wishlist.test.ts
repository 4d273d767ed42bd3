import fc from 'fast-check';
import {
  mergedWishlist,
  SEEN_LIMIT,
  WISHLIST_LIMIT,
  withApartment,
  withoutApartment,
  withSeen,
  type Wishlist,
} from './wishlist';

const ids = fc.integer({ min: 0, max: 120 }).map((number) => `home-${number}`);
const wishlists: fc.Arbitrary<Wishlist> = fc.uniqueArray(ids, { maxLength: WISHLIST_LIMIT });

const isWishlist = (list: Wishlist): boolean =>
  new Set(list).size === list.length && list.length <= WISHLIST_LIMIT;

test('an apartment that is added is the first one, and adding it again changes nothing', () => {
  expect(withApartment(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(wishlists, ids, (list, id) => {
      const next = withApartment(list, id);
      expect(isWishlist(next)).toBe(true);
      expect(next).toContain(id);
      expect(withApartment(next, id)).toEqual(next);
    }),
  );
});

test('what was added can be taken back', () => {
  fc.assert(
    fc.property(wishlists, ids, (list, id) => {
      fc.pre(!list.includes(id) && list.length < WISHLIST_LIMIT);
      expect(withoutApartment(withApartment(list, id), id)).toEqual(list);
      expect(withoutApartment(list, id)).toBe(list);
    }),
  );
});

test('a full list lets its oldest go', () => {
  const full = Array.from({ length: WISHLIST_LIMIT }, (_, index) => `home-${index}`);
  const next = withApartment(full, 'new');
  expect(next[0]).toBe('new');
  expect(next).toHaveLength(WISHLIST_LIMIT);
  expect(next).not.toContain(full.at(-1));
});

describe('merging the list of a device into that of an account', () => {
  test('keeps everything of both while there is room, and all of the device in its order in any case', () => {
    fc.assert(
      fc.property(wishlists, wishlists, (account, device) => {
        const merged = mergedWishlist(account, device);
        expect(isWishlist(merged)).toBe(true);
        expect(merged.slice(0, device.length)).toEqual(device);
        const all = new Set([...account, ...device]);
        expect(merged.every((id) => all.has(id))).toBe(true);
        if (all.size <= WISHLIST_LIMIT) expect(new Set(merged)).toEqual(all);
        else expect(merged).toHaveLength(WISHLIST_LIMIT);
      }),
    );
  });

  test('leaves those of the account in their order', () => {
    fc.assert(
      fc.property(wishlists, wishlists, (account, device) => {
        const rest = mergedWishlist(account, device).slice(device.length);
        expect(rest).toEqual(account.filter((id) => rest.includes(id)));
      }),
    );
  });

  test('done twice is done once, and an empty device changes nothing', () => {
    fc.assert(
      fc.property(wishlists, wishlists, (account, device) => {
        const merged = mergedWishlist(account, device);
        expect(mergedWishlist(merged, device)).toEqual(merged);
        expect(mergedWishlist(account, [])).toEqual(account);
      }),
    );
  });
});

test('what was seen last is first, once, and the oldest are forgotten', () => {
  expect(withSeen(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const seen = Array.from({ length: 40 }, (_, index) => `home-${index}`).reduce<Wishlist>(withSeen, []);
  expect(seen).toHaveLength(SEEN_LIMIT);
  expect(seen[0]).toBe('home-39');
});
