import type { HomeFacts } from 'booking-rules/shared/listing/home';
import { homeFacts } from './home-facts';

const nothing: HomeFacts = {
  ...{ floor: null, lift: null, view: null, wifiSpeed: null, parking: null, checkInMethod: null },
};
const textsOf = (facts: Partial<HomeFacts>) => homeFacts({ ...nothing, ...facts }).map(({ text }) => text);

test('what nobody has said is left out', () => {
  expect(homeFacts(nothing)).toEqual([]);
});

test('facts are told in words, each under its label', () => {
  const facts = homeFacts({
    ...{ floor: 9, lift: true, view: 'canal', wifiSpeed: 300, parking: 'parking-included' },
    checkInMethod: 'door-code',
  });
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Floor: 9th floor',
    'Lift: Yes',
    'View: The canal',
    'Wi-Fi: 300 Mbit/s measured',
    'Parking: A bay is included',
    'Check-in: By yourself, with a door code',
  ]);
});

test.each([
  [-1, 'Below ground level'],
  [0, 'Ground floor'],
  [1, '1st floor'],
  [2, '2nd floor'],
  [3, '3rd floor'],
  [11, '11th floor'],
  [13, '13th floor'],
  [22, '22nd floor'],
  [111, '111th floor'],
])('floor %d is called %p', (floor, words) => {
  expect(textsOf({ floor })).toEqual([words]);
});

test('no lift is said as well', () => {
  expect(textsOf({ lift: false })).toEqual(['No lift']);
});
