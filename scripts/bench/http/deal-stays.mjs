import { Problem } from '../../steps/problem.mjs';

/** @typedef {import('./free-stays.mjs').FreeStay} FreeStay */

/** The same in another order. @template T @param {readonly T[]} list @param {import('../chance.mjs').Chance} chance */
export function mixed(list, chance) {
  return list
    .map((item) => ({ item, at: chance.whole(0, 1_000_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Deals stays out, each of them once.
 * @param {readonly FreeStay[]} stays
 * @returns {(count: number) => FreeStay[]}
 */
export function dealStays(stays) {
  let dealt = 0;
  return (count) => {
    const some = stays.slice(dealt, dealt + count);
    if (some.length < count)
      throw new Problem('No free stays are left: give fewer --rounds or more --apartments.');
    dealt += count;
    return some;
  };
}

/**
 * Deals apartments out, each of them once: so many stays of the next one that has so many.
 * @param {readonly FreeStay[]} stays
 * @param {number} count
 * @returns {() => FreeStay[]}
 */
export function dealApartments(stays, count) {
  /** @type {Map<string, FreeStay[]>} */
  const groups = new Map();
  for (const stay of stays) groups.set(stay.apartmentId, [...(groups.get(stay.apartmentId) ?? []), stay]);
  const large = [...groups.values()].filter((group) => group.length >= count);
  return () => {
    const group = large.pop();
    if (!group) throw new Problem('No apartments are left: give fewer --rounds or more --apartments.');
    return group.slice(0, count);
  };
}
