import { ALL_MESSAGES } from '../messages';
import { operatorTitle, operatorWords } from './operator-words';

test('the panel welcomes people in the name of the business', () => {
  expect(operatorWords('Harbour Homes', ALL_MESSAGES.en)['Auth.form.welcome.title']).toBe(
    'Welcome to Harbour Homes',
  );
});

test.each([
  ["O'Hara", "O''Hara"],
  ['A {b} <c>', "A '{'b'}' '<'c'>'"],
])('%s is a name and no pattern of a message', (name, message) => {
  expect(operatorWords(name, ALL_MESSAGES.en)['app.components.LeftMenu.navbrand.title']).toBe(message);
});

test.each(['en', 'ar'] as const)('no word names Strapi (%s)', (language) => {
  const words = Object.values(operatorWords('Harbour Homes', ALL_MESSAGES[language]));
  expect(JSON.stringify(words)).not.toContain('Strapi');
});

test.each([
  ['Today | Strapi', 'Today | Harbour Homes'],
  ['Strapi Admin', 'Harbour Homes'],
  ['Today | Harbour Homes', 'Today | Harbour Homes'],
])('a tab with the title %s is called %s', (title, shown) => {
  expect(operatorTitle(title, 'Harbour Homes')).toBe(shown);
});
