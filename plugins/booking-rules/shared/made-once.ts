/** So many answers are kept at least, and twice as many at most: enough for the apartments that guests look at. */
const FEWEST_KEPT = 500;

/**
 * A function that answers the same question once: what it has made of some values is kept while it is asked for
 * and the first of them lives, and is made anew when one of the others is another.
 *
 * For what is made of content, settings or the inventory, each of which is replaced as a whole when something in it
 * changes. So the first value has to be such an object, and nobody may change what comes back. It is the same object
 * each time, by which those who come after know that nothing has changed: a page of results asks for settings, areas
 * and menus, and writes them as JSON, and none of it is worked out again.
 * @param make depends on its values and on nothing else
 */
export function madeOnce<Of extends readonly [object, ...unknown[]], Made>(
  make: (...of: Of) => Made,
): (...of: Of) => Made {
  type Kept = WeakMap<object, { of: Of; made: Made }>;
  let lately: Kept = new WeakMap();
  let before: Kept = new WeakMap();
  let count = 0;
  return (...of) => {
    let known = lately.get(of[0]);
    if (known?.of.every((value, index) => value === of[index])) return known.made;
    known = before.get(of[0]);
    const made = known?.of.every((value, index) => value === of[index]) ? known.made : make(...of);
    count += 1;
    if (count > FEWEST_KEPT) {
      [lately, before] = [new WeakMap(), lately];
      count = 1;
    }
    lately.set(of[0], { of, made });
    return made;
  };
}
