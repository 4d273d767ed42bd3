import { areasOf } from './area-pins';

test('areas stand in the middle of their homes, with how many there are and the least that a night costs', () => {
  const home = (district: string, latitude: number, price: number) => ({
    district,
    price,
    location: { latitude, longitude: 55 },
  });
  expect(areasOf([home('marina', 25, 90_000), home('palm', 26, 50_000), home('marina', 27, 70_000)])).toEqual(
    [
      { slug: 'marina', latitude: 26, longitude: 55, homes: 2, from: 70_000 },
      { slug: 'palm', latitude: 26, longitude: 55, homes: 1, from: 50_000 },
    ],
  );
  expect(areasOf([])).toEqual([]);
});
