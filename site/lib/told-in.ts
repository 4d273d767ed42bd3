import { currentLanguage, type Language } from 'booking-rules/shared/format/language';
import type { PageMeta } from './page-meta';

/** Whether the main text of a page is there in a language. */
export const isToldIn = (language: Language, meta: Pick<PageMeta, 'languages'> | undefined): boolean =>
  meta?.languages?.includes(language) ?? true;

/** Whether it is in the language around it. */
export const isTranslated = (meta: Pick<PageMeta, 'languages'> | undefined): boolean =>
  isToldIn(currentLanguage(), meta);
