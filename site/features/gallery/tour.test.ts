import type { Room } from 'booking-rules/shared/listing/home';
import { roomOfPhoto, tourOf } from './tour';

const rooms: Room[] = [
  { kind: 'bedroom', name: '', beds: [{ kind: 'king-bed', count: 1 }], photos: [1] },
  { kind: 'bathroom', name: '', beds: [], photos: [] },
  { kind: 'living-room', name: 'Salon', beds: [], photos: [0, 3] },
];

test('the tour goes room by room and ends with the photos of none', () => {
  expect(tourOf(rooms, 5).map(({ title, photos }) => [title, photos])).toEqual([
    ['Bedroom', [1]],
    ['Salon', [0, 3]],
    ['More photos', [2, 4]],
  ]);
});

test('there is no tour where no photo has a room', () => {
  expect(tourOf([], 4)).toEqual([]);
  expect(tourOf([{ kind: 'kitchen', name: '', beds: [], photos: [] }], 4)).toEqual([]);
});

test('a photo is of its room, or of none', () => {
  expect([0, 1, 2].map((photo) => roomOfPhoto(rooms, photo))).toEqual(['Salon', 'Bedroom', null]);
});
