/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WORDS_BY_PLUGIN } from './arabic';

type Words = Record<string, string>;

const STRAPI = join(__dirname, '../../../../node_modules/@strapi');
const FOLDERS: Readonly<Record<string, string>> = {
  '': 'admin/dist/admin/admin/src/translations',
  'content-manager': 'content-manager/dist/admin/translations',
  upload: 'upload/dist/admin/translations',
  'color-picker': 'plugin-color-picker/dist/admin/translations',
  i18n: 'i18n/dist/admin/translations',
};

/** What neither managers nor editors come to see: settings of administrators, what costs money, what is switched off. */
const OUT_OF_SIGHT: Readonly<Record<string, RegExp>> = {
  '': /^(HomePage|Auth\.form\.email\.placeholder|global\.plugins|widget|Settings\.(?!profile|sessions)|Roles|admin\.pages|Marketplace|tours|chat|notification\.(ee|success\.(adminToken|apiToken|transferToken))|components\.premiumFeature|app\.components\.(MarketplacePage|GuidedTour|HomePage|NpsSurvey|MediaLibraryBanner|(UpsellBanner|LeftMenu\.trial|LeftMenu\.deepLearning|LeftMenu\.free)|FreeTrial)|license|global\.home$|app\.utils\.free)/i,
  // Its history and widgets are sold apart; its name is said with those of the menu.
  'content-manager': /^(widget|history|pages|plugin\.name)/,
  upload:
    /^(ai\.|settings\.|plugin\.description|asset-details\.replace\.description\.ai|upload\.progress\.(file\.metadata|file\.generatingMetadata|generatingMetadata|metadataGenerated)|list\.bulk-actions\.create-metadata)/,
  // Which languages there are is said by the product.
  i18n: /^(Settings\.(?!list\.actions\.\w+AdditionalInfos$)|plugin\.|CheckboxConfirmation|CMEditViewAITranslation|CMEditViewLocalePicker\.locale\.ai)/,
  'color-picker': /^(color-picker\.(description|options|settings)|plugin\.)/,
};

/** Ids that Strapi's code says and none of its catalogues has: each with the file that must still say it. */
const UNLISTED: Readonly<Record<string, string>> = {
  'search.placeholder': 'content-manager/dist/admin/components/LeftMenu.js',
  clearLabel: 'content-manager/dist/admin/components/LeftMenu.js',
};

function isUnlisted(id: string): boolean {
  const file = UNLISTED[id];
  return file !== undefined && readFileSync(join(STRAPI, file), 'utf8').includes(`id: '${id}'`);
}

function said(plugin: string, language: 'en' | 'ar'): Words {
  const path = join(STRAPI, FOLDERS[plugin] ?? '', `${language}.json.js`);
  if (!existsSync(path)) return {};
  const module = createRequire(__filename)(path) as Words | { default: Words };
  return typeof module['default'] === 'object' ? module['default'] : (module as Words);
}

/** What has no words of its own, such as `{firstname} {lastname}`, is the same everywhere. */
const isArabic = (text: string | undefined, english = ''): boolean =>
  (text !== undefined && /\p{Script=Arabic}/u.test(text)) ||
  !/\p{L}{3}/u.test(english.replaceAll(/\{\w+\}/g, ''));

/** `{count}` and the like, in their order. */
const argumentsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();

describe.each(Object.keys(WORDS_BY_PLUGIN))('Strapi’s words in Arabic (%s)', (plugin) => {
  const words = WORDS_BY_PLUGIN[plugin] ?? {};
  const english = said(plugin, 'en');
  const arabic = said(plugin, 'ar');

  test('all that staff may meet are there', () => {
    const missing = Object.keys(english).filter(
      (id) =>
        !isArabic(arabic[id], english[id]) && words[id] === undefined && !OUT_OF_SIGHT[plugin]?.test(id),
    );
    expect(missing).toEqual([]);
  });

  test('none is of a Strapi that is gone', () => {
    expect(Object.keys(words).filter((id) => english[id] === undefined && !isUnlisted(id))).toEqual([]);
  });

  test('each names only what Strapi fills in', () => {
    const wrong = Object.entries(words).filter(([id, text]) => {
      const known = argumentsIn(english[id] ?? '');
      return argumentsIn(text).some((name) => !known.includes(name));
    });
    expect(wrong).toEqual([]);
  });
});
