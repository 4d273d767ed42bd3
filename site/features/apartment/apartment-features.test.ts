import { setLanguageSource } from 'booking-rules/shared/format/language';
import { featuresOf } from './apartment-features';

test('features are counted in words, a studio is called one', () => {
  const texts = featuresOf({ bedrooms: 0, bathrooms: 1, capacity: 2, beds: 1, area: 42 }).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['Studio', '1 bath', '2 guests', '1 bed', '42 m²']);
});

test('an unknown area is left out', () => {
  const texts = featuresOf({ bedrooms: 2, bathrooms: 3, capacity: 5, beds: 3, area: null }).map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['2 bedrooms', '3 baths', '5 guests', '3 beds']);
});

test('in Arabic every noun has the form that its number asks for', () => {
  setLanguageSource(() => 'ar');
  const texts = featuresOf({ bedrooms: 2, bathrooms: 1, capacity: 11, beds: 3, area: 1200 }).map(
    ({ text }) => text,
  );
  setLanguageSource(() => 'en');
  expect(texts).toEqual(['غرفتا نوم', 'حمّام واحد', '11 ضيفًا', '3 أسرّة', '1,200 م²']);
});
