import fc from 'fast-check';
import { isInMapBox, readMapBox, writeMapBox } from './map-box';

const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((tens) => tens / 10_000);

test('a part of a map reads back as it was written', () => {
  fc.assert(
    fc.property(degrees(90), degrees(180), degrees(90), degrees(180), (south, west, north, east) => {
      const isBox = south < north && west < east;
      expect(readMapBox(writeMapBox([south, west, north, east]))).toEqual(
        isBox ? [south, west, north, east] : null,
      );
    }),
  );
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1,2,x,4',
  '1e1,2,30,40',
  '2,1,1,2',
  '1,3,2,2',
  '-91,0,1,1',
  '0,0,1,181',
])('%p is no part of a map', (text) => expect(readMapBox(text)).toBeNull());

test('a place on the edge lies inside, one beyond it does not', () => {
  const box = [25, 55, 26, 56] as const;
  expect(isInMapBox(box, { latitude: 25, longitude: 56 })).toBe(true);
  for (const [latitude, longitude] of [
    [24.9, 55.5],
    [26.1, 55.5],
    [25.5, 54.9],
    [25.5, 56.1],
  ] as const)
    expect(isInMapBox(box, { latitude, longitude })).toBe(false);
});
