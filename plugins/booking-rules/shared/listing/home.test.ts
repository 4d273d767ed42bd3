import { factsOf, placesOf, roomsOf, type HomeFacts } from './home';

const facts: HomeFacts = {
  ...{ floor: 9, lift: true, view: 'canal', wifiSpeed: 300, parking: 'no-parking' },
  checkInMethod: 'door-code',
};

test('a room names its photos by their places among those of the home, and no photo that has left it', () => {
  const stored = [
    { kind: 'bedroom' as const, name: 'Loft', beds: [{ kind: 'king-bed' as const, count: 1 }], photos: null },
    { kind: 'kitchen' as const, name: null, beds: null, photos: [{ id: 30 }, { id: 10 }, { id: 99 }] },
  ];
  expect(roomsOf(stored, [10, 20, 30])).toEqual([
    { kind: 'bedroom', name: 'Loft', beds: [{ kind: 'king-bed', count: 1 }], photos: [] },
    { kind: 'kitchen', name: '', beds: [], photos: [2, 0] },
  ]);
  expect(roomsOf(null, [])).toEqual([]);
});

test('facts and places come without what else a document holds', () => {
  expect(factsOf({ ...facts, ...{ id: 1, name: 'A flat' } })).toEqual(facts);
  const place = { name: 'Metro', walkMinutes: 7, transitMinutes: null };
  expect(placesOf([{ ...place, ...{ id: 4 } }])).toEqual([place]);
  expect(placesOf(null)).toEqual([]);
});
