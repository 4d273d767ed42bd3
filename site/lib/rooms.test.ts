import { setLanguageSource } from 'booking-rules/shared/format/language';
import { bedsInWords, roomNames } from './rooms';

test('rooms have the names of editors, or the words of their kinds, counted where several share one', () => {
  const bedroom = { kind: 'bedroom' as const, name: '' };
  expect(roomNames([bedroom, { kind: 'bedroom', name: 'Loft' }, { kind: 'kitchen', name: '' }])).toEqual([
    ...['Bedroom', 'Loft', 'Kitchen'],
  ]);
  expect(roomNames([bedroom, { ...bedroom }])).toEqual(['Bedroom 1', 'Bedroom 2']);
});

test('beds are counted in words, in Arabic with the form that their number asks for', () => {
  const beds = [
    { kind: 'king-bed' as const, count: 1 },
    { kind: 'single-bed' as const, count: 2 },
  ];
  expect(bedsInWords(beds)).toBe('1 king bed, 2 single beds');
  setLanguageSource(() => 'ar');
  const said = bedsInWords(beds);
  setLanguageSource(() => 'en');
  expect(said).toBe('سرير كينغ واحد، سريران مفردان');
});
