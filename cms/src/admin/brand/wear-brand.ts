import type { StrapiApp } from '@strapi/strapi/admin';
import { ALL_MESSAGES } from '../messages';
import { operatorTitle, operatorWords, type SiteManifest } from './operator-words';

/** How long the panel waits for the name of the business before it starts without one, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Makes the panel wear the name and the icon of the business, as they are when it is opened: Strapi takes logos and
 * words when it is built, but reads both only once it loads its translations. Who has chosen other logos in Strapi's
 * settings keeps them.
 */
export function wearBrand(app: StrapiApp): void {
  const loadTranslations = app.loadTrads.bind(app);
  app.loadTrads = async (custom = {}) => {
    const manifest = await readManifest();
    if (manifest === null) return loadTranslations(custom);
    const { name, icons } = manifest;
    const logo = icons[0]?.src;
    if (logo !== undefined) {
      app.configurations.authLogo = logo;
      app.configurations.menuLogo = logo;
      wearIcon();
    }
    wearTitle(name);
    return loadTranslations({
      ...custom,
      en: { ...custom['en'], ...operatorWords(name, ALL_MESSAGES.en) },
      ar: { ...custom['ar'], ...operatorWords(name, ALL_MESSAGES.ar) },
    });
  };
}

/** Null when the site does not say, which keeps nobody from signing in. */
async function readManifest(): Promise<SiteManifest | null> {
  try {
    const answer = await fetch('/site.webmanifest', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as SiteManifest) : null;
  } catch {
    return null;
  }
}

/** The icon of the tab is that of the site. */
function wearIcon(): void {
  for (const link of document.querySelectorAll('link[rel~=icon]')) link.remove();
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/favicon.ico';
  document.head.append(icon);
}

/** Strapi writes its name behind every title: it is replaced whenever one is set. */
function wearTitle(business: string): void {
  const rename = (): void => {
    const title = operatorTitle(document.title, business);
    if (title !== document.title) document.title = title;
  };
  rename();
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
