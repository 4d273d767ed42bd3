import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, PriceTag } from '@strapi/icons';
import 'booking-rules/shared/messages/all-languages';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { choiceMessagesIn } from 'booking-rules/shared/format/choice-labels';
import { showWordsInContent } from './content-fields/words-in-lists';
import { OutlinePanel } from './publishing/outline-panel';
import { ReadinessPanel } from './publishing/readiness-panel';
import type { SidePanel, SidePanelProps } from './publishing/side-panel';
import { SchedulePanel } from './publishing/schedule-panel';
import { showTranslatedFields, TranslationPanel, type EditView } from './publishing/translation-panel';
import { loadPlace } from './api/load-place';
import { messages, speakChosenLanguage } from './messages/messages';
import { en } from './messages/en/all';
import type { PanelMessages } from './messages/types';
import { SECTIONS } from './sections';

const pluginId = 'booking-rules';
/** What Strapi says of the plugin, by ids whose words it is given for each language. */
const ENGLISH = labelsOf(en.menu);
const label = (id: keyof typeof ENGLISH) => ({ id, defaultMessage: ENGLISH[id] });

interface ContentManagerApis {
  addEditViewSidePanel(panels: ((props: SidePanelProps) => SidePanel | null)[]): void;
}

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: 'money',
      pluginId,
      type: 'integer',
      intlLabel: label('booking-rules.money.label'),
      intlDescription: label('booking-rules.money.description'),
      icon: PriceTag,
      components: {
        Input: async () =>
          import('./content-fields/money-input').then(({ MoneyInput }) => ({ default: MoneyInput })),
      },
    });
    app.customFields.register({
      name: 'weekdays',
      pluginId,
      type: 'json',
      intlLabel: label('booking-rules.weekdays.label'),
      intlDescription: label('booking-rules.weekdays.description'),
      icon: Calendar,
      components: {
        Input: async () =>
          import('./content-fields/weekdays-input').then(({ WeekdaysInput }) => ({
            default: WeekdaysInput,
          })),
      },
    });
    app.addMenuLink({
      to: `plugins/${pluginId}`,
      icon: Calendar,
      intlLabel: label('booking-rules.menu'),
      permissions: SECTIONS.flatMap(({ pages }) => pages).flatMap(({ permissions }) => permissions),
      // Before the content manager, whose 1 Strapi would otherwise put in the order of the words of each language.
      position: 0.5,
      Component: () => import('./app').then(({ App }) => ({ default: App })),
    });
    // In place of Strapi's own first page, which is about Strapi.
    app.router.addRoute((routes) =>
      routes.map((route) =>
        route.index === true
          ? { index: true, lazy: async () => ({ Component: (await import('./landing')).Landing }) }
          : route,
      ),
    );
    hideUnlessOpen(app, 'content-manager', 'plugin::content-manager.explorer.read');
    app.registerPlugin({ id: pluginId, name: 'Booking rules' });
  },

  /** Strapi waits for it before it shows anything: for the language and the place, and with what its own inputs say. */
  async registerTrads({ locales }: { locales: string[] }) {
    await Promise.all([speakChosenLanguage(), loadPlace()]);
    return locales.map((locale) => ({ locale, data: wordsForStrapi(locale) }));
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>): void {
    showWordsInContent(app);
    const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    contentManager.addEditViewSidePanel([ReadinessPanel, SchedulePanel, TranslationPanel, OutlinePanel]);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: EditView) =>
      showTranslatedFields(view),
    );
  },
};

/** English, and the language that is spoken; Strapi falls back to English for what another lacks. */
function wordsForStrapi(locale: string): Readonly<Record<string, string>> {
  const isSpoken = locale === currentLanguage();
  if (locale !== 'en' && !isSpoken) return {};
  const { menu } = isSpoken ? messages() : en;
  return {
    ...choiceMessagesIn(isSpoken ? currentLanguage() : 'en'),
    ...labelsOf(menu),
    'app.components.ToggleCheckbox.on-label': menu.yes,
    'app.components.ToggleCheckbox.off-label': menu.no,
  };
}

function labelsOf({ title, money, weekdays }: PanelMessages['menu']) {
  return {
    'booking-rules.menu': title,
    'booking-rules.money.label': money.label,
    'booking-rules.money.description': money.description,
    'booking-rules.weekdays.label': weekdays.label,
    'booking-rules.weekdays.description': weekdays.description,
  };
}

/** Removes a link of Strapi's menu for people who may open nothing behind it, such as owners. */
function hideUnlessOpen(app: StrapiApp, to: string, action: string): void {
  const link = app.router.menu.find((item) => item.to.replace(/^\//, '') === to);
  link?.permissions.push({ action, subject: null });
}
