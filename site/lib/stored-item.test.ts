import { storedItem } from './stored-item';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

test('what was written is read again, with its version beside it', () => {
  const storage = memory();
  const item = storedItem('reservation-item', () => storage, isText);
  item.write('marina-view');
  expect(item.read()).toBe('marina-view');
  expect(JSON.parse(storage.map.get('reservation-item') ?? '')).toEqual({
    version: '0.0.0',
    value: 'marina-view',
  });
  item.remove();
  expect(item.read()).toBeNull();
});

test.each([
  ['another version', '{"version":"0.0.1","value":"x"}'],
  ['no version', '"x"'],
  ['another shape', '{"version":"0.0.0","value":7}'],
  ['no JSON', '{'],
])('an item of %s is discarded', (_, text) => {
  const storage = memory({ 'reservation-date': text });
  expect(storedItem('reservation-date', () => storage, isText).read()).toBeNull();
  expect(storage.map.has('reservation-date')).toBe(false);
});

test('storage that is forbidden is as good as empty', () => {
  const item = storedItem(
    'x',
    () => {
      throw new Error('denied');
    },
    isText,
  );
  expect(item.read()).toBeNull();
  expect(() => item.write('y')).not.toThrow();
});
