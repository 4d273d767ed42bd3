import type { Context } from 'koa';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../shared/format/language';

/**
 * The language in which a request is answered: the one that it prefers of those that guests are offered. Pages of the
 * site name their own; a caller that names none is answered in English.
 * @param offered English first
 */
export function requestLanguage(ctx: Context, offered: readonly Language[]): Language {
  if (offered.length < 2) return DEFAULT_LANGUAGE;
  ctx.vary('Accept-Language');
  if (ctx.get('Accept-Language') === '') return DEFAULT_LANGUAGE;
  const preferred = ctx.acceptsLanguages([...offered]);
  return offered.find((language) => language === preferred) ?? DEFAULT_LANGUAGE;
}

/** The language that whoever is signed in to the panel has chosen in their profile; English where it is another. */
export function languageOfStaff(ctx: Pick<Context, 'state'> | undefined): Language {
  const { user } = (ctx?.state ?? {}) as { user?: { preferedLanguage?: string | null } };
  return LANGUAGES.find((language) => language === user?.preferedLanguage) ?? DEFAULT_LANGUAGE;
}
