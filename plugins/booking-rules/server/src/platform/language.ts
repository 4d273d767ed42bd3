import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, setLanguageSource, type Language } from '../../../shared/format/language';

const languages = new AsyncLocalStorage<Language>();

/**
 * Lets formatters write each piece of work in its own language: a page, an answer, a mail. Called once, when the server
 * starts; before that, and outside of `inLanguage`, everything is written in English.
 */
export function letLanguagesDiffer(): void {
  setLanguageSource(() => languages.getStore() ?? DEFAULT_LANGUAGE);
}

/**
 * Does some work, and all that it waits for, in a language. Work that it only starts for others (jobs, refreshed
 * memory) has to say its own.
 * @returns what the work returns
 */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return languages.run(language, work);
}
