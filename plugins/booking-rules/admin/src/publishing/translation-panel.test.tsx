import { isTranslationForm } from './side-panel';
import { showTranslatedFields } from './translation-panel';

const name = { name: 'name', attribute: { pluginOptions: { i18n: { localized: true } } } };
const rate = { name: 'nightlyRate', attribute: {} };
const view = { layout: { layout: [[[name, rate], [rate]], [[rate]]] } };
const addressOf = (locale: string) =>
  `?${new URLSearchParams({ 'plugins[i18n][locale]': locale }).toString()}`;

test('the form of another language has the fields that are said in each, and no empty rows', () => {
  expect(isTranslationForm(addressOf('ar'))).toBe(true);
  expect(showTranslatedFields(view, addressOf('ar')).layout.layout).toEqual([[[name]]]);
});

test.each(['', addressOf('en')])('the form of the original has all fields (%s)', (search) => {
  expect(isTranslationForm(search)).toBe(false);
  expect(showTranslatedFields(view, search)).toEqual(view);
});
