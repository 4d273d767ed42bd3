import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';

type Use = Core.Strapi['documents']['use'];

/** Whether what is asked of a document is about what it says in another language than the one it was written in. */
export function isTranslation(params: object): boolean {
  const { locale } = params as { locale?: unknown };
  return typeof locale === 'string' && locale !== '*' && locale !== DEFAULT_LANGUAGE;
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
