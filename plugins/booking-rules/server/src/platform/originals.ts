import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';

type Use = Core.Strapi['documents']['use'];

/** Whether what is asked of a document is about what it says in another language than the one it was written in. */
export function isTranslation(params: object): boolean {
  const { locale } = params as { locale?: unknown };
  const asked: unknown[] = Array.isArray(locale) ? locale : [locale];
  return asked.every((one) => typeof one === 'string' && one !== '*' && one !== DEFAULT_LANGUAGE);
}

/**
 * Watches what happens to documents themselves. What they say in other languages has no price, no address and no
 * permit of its own: `translations/keep-translations.ts` sees to it.
 */
export function useOnOriginals(strapi: Core.Strapi, middleware: Parameters<Use>[0]): void {
  strapi.documents.use((context, next) =>
    isTranslation(context.params) ? next() : middleware(context, next),
  );
}
