import { contentManagerWords } from './content-manager';
import { correctedContentWords, correctedPanelWords } from './corrected';
import { documentLanguageWords } from './languages-of-documents';
import { mediaLibraryWords } from './media-library';
import { panelWords } from './panel';

/** The field in which a brand colour is picked. */
const colourPickerWords: Readonly<Record<string, string>> = {
  'color-picker.input.aria-label': 'قيمة اللون',
  'color-picker.input.format': 'HEX',
  'color-picker.label': 'اللون',
  'color-picker.toggle.aria-label': 'اختيار اللون',
};

/**
 * What Strapi says in parts of the panel that managers and editors open, and its own Arabic lacks or gets wrong; by the
 * plugin whose name stands before its ids. The panel itself has none. A test compares them with the installed Strapi.
 */
export const WORDS_BY_PLUGIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { ...panelWords, ...correctedPanelWords },
  'content-manager': { ...contentManagerWords, ...correctedContentWords },
  upload: mediaLibraryWords,
  'color-picker': colourPickerWords,
  i18n: documentLanguageWords,
};

/** The same by the ids under which the panel asks for them. */
export const strapiArabic: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS_BY_PLUGIN).flatMap(([plugin, words]) =>
    Object.entries(words).map(([id, text]) => [plugin === '' ? id : `${plugin}.${id}`, text]),
  ),
);
