import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  setLanguageSource,
  type Language,
} from 'booking-rules/shared/format/language';
import { en } from './en/all';
import type { PanelMessages } from './types';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<PanelMessages>>> = {
  ar: async () => (await import('./ar/all')).ar,
};
/** Where Strapi keeps which language somebody has chosen in their profile. */
const CHOSEN = 'strapi-admin-language';

const kept: Partial<Record<Language, PanelMessages>> = { en };

/**
 * What the panel says in the language of whoever uses it. To be asked for where it is shown, not when a module loads.
 */
export function messages(): PanelMessages {
  return kept[currentLanguage()] ?? en;
}

/** Keeps the messages of a language, from which on the panel can speak it. */
export async function loadMessages(language: Language): Promise<void> {
  if (language !== 'en') kept[language] ??= await LOADERS[language]();
}

/**
 * Has the panel speak the language that was chosen in the profile, and write from the side on which it begins. When
 * another is chosen, or found in the profile of whoever signs in, the panel is loaded anew in it: what has been written
 * by then is not written again.
 */
export async function speakChosenLanguage(): Promise<void> {
  const language = chosenLanguage();
  await loadMessages(language);
  setLanguageSource(() => language);
  const page = document.documentElement;
  page.dir = directionOf(language);
  // Strapi writes it there whenever it is chosen, and keeps it for the next time first.
  new MutationObserver(() => {
    if (chosenLanguage() !== language) window.location.reload();
  }).observe(page, { attributeFilter: ['lang'] });
}

/** Languages of Strapi's in which the panel has no messages count as English. */
function chosenLanguage(): Language {
  const chosen = localStorage.getItem(CHOSEN);
  return LANGUAGES.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
}
