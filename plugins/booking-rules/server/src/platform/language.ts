import { AsyncLocalStorage } from 'node:async_hooks';
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  setLanguageSource,
  writtenIn,
  type Language,
} from '../../../shared/format/language';

/** The language of some work, and that of whoever has asked for it. */
interface Spoken {
  language: Language;
  requester: Language;
}

const languages = new AsyncLocalStorage<Spoken>();

/**
 * Lets formatters write each piece of work in its own language: a page, an answer, a mail. Called once, when the server
 * starts; before that, and outside of `inLanguage`, everything is written in English.
 */
export function letLanguagesDiffer(): void {
  setLanguageSource(() => languages.getStore()?.language ?? DEFAULT_LANGUAGE);
}

/**
 * Does some work, and all that it waits for, in a language. Work that it only starts for others (jobs, refreshed
 * memory) has to say its own.
 * @returns what the work returns
 */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return languages.run({ language, requester: language }, work);
}

/**
 * Does work that writes down words of its own, such as the history: in the language in which things are kept, whoever
 * asks for it.
 * @param requester the language in which whoever asked is told why it cannot be done
 */
export function inKeptLanguage<Result>(requester: Language, work: () => Result): Result {
  return languages.run({ language: DEFAULT_LANGUAGE, requester }, work);
}

/** Writes something for whoever has asked, in the middle of such work. */
export function forRequester<Written>(write: () => Written): Written {
  return writtenIn(languages.getStore()?.requester ?? currentLanguage(), write);
}
