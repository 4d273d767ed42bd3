import { mayReload } from './chunk-reload';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe('a chunk that fails to load reloads the page', () => {
  test('at most once per path within 10 000 ms', () => {
    const kept = storage();
    expect(mayReload('/results/1', 1_000, kept)).toBe(true);
    expect(mayReload('/results/1', 1_001, kept)).toBe(false);
    expect(mayReload('/results/1', 10_999, kept)).toBe(false);
    expect(mayReload('/results/1', 11_000, kept)).toBe(true);
  });

  test('for another path at once', () => {
    const kept = storage();
    expect(mayReload('/results/1', 0, kept)).toBe(true);
    expect(mayReload('/', 1, kept)).toBe(true);
  });

  test('not again for a path left and come back to within that time', () => {
    const kept = storage();
    for (const path of ['/results/1', '/', '/about-us']) expect(mayReload(path, 0, kept)).toBe(true);
    for (const path of ['/', '/results/1', '/about-us']) expect(mayReload(path, 9_999, kept)).toBe(false);
    expect(mayReload('/', 10_000, kept)).toBe(true);
    expect(mayReload('/', 10_001, kept)).toBe(false);
  });

  test('and forgets paths whose time is over', () => {
    const kept = storage();
    for (let page = 1; page <= 100; page += 1) mayReload(`/results/${page}`, page * 10_000, kept);
    expect(kept.getItem('chunk-reload')).toBe('{"/results/100":1010000}');
  });

  test('never where nothing can be kept, since nothing would stop it', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(mayReload('/', 0, full)).toBe(false);
    expect(mayReload('/', 0, { getItem: () => '{broken', setItem: () => undefined })).toBe(false);
  });
});
