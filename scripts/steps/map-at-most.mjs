/**
 * Runs work over items, at most `limit` at a time; results keep the order of the items.
 * @template Item, Result
 * @param {Item[]} items
 * @param {number} limit
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function mapAtMost(items, limit, work) {
  /** @type {Result[]} */
  const results = [];
  const rest = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
