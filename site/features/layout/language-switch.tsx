import { currentLanguage, directionOf, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import { usePageContext, useSettings } from '../../lib/page-context';

/** As readers of each call it. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/**
 * Links to this page and its query in the other languages; nothing where there is only one. The page is loaded as a
 * whole, since its words, direction and fonts change.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { languages } = useSettings();
  const { urlPathname, urlParsed } = usePageContext();
  const here = `${urlPathname}${urlParsed.searchOriginal ?? ''}`;
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <a
        key={language}
        href={pathIn(language, here)}
        lang={language}
        hrefLang={language}
        dir={directionOf(language)}
        data-vike="false"
        // Pages that are the same for everybody are made without what advertisers hang onto addresses.
        suppressHydrationWarning
        className={className}
      >
        {NAMES[language]}
      </a>
    ));
}
