/**
 * A function that answers the same question once: what it has made of some values is kept for as long as the first of
 * them lives, and is made anew when one of the others is another.
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
  const kept = new WeakMap<object, { of: Of; made: Made }>();
  return (...of) => {
    const known = kept.get(of[0]);
    if (known?.of.every((value, index) => value === of[index])) return known.made;
    const made = make(...of);
    kept.set(of[0], { of, made });
    return made;
  };
}
