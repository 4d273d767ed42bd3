import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, PriceTag } from '@strapi/icons';
import 'booking-rules/shared/messages/all-languages';
import { choiceMessages } from 'booking-rules/shared/format/choice-labels';
import { showWordsInLists } from './content-fields/words-in-lists';
import { OutlinePanel } from './publishing/outline-panel';
import { ReadinessPanel, type SidePanel, type SidePanelProps } from './publishing/readiness-panel';
import { SchedulePanel } from './publishing/schedule-panel';
import { loadPlace } from './api/load-place';
import { speakChosenLanguage } from './messages/messages';
import { SECTIONS } from './sections';

const pluginId = 'booking-rules';
const label = (id: string, defaultMessage: string) => ({ id: `${pluginId}.${id}`, defaultMessage });

const WORDS = {
  ...choiceMessages,
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
};

interface ContentManagerApis {
  addEditViewSidePanel(panels: ((props: SidePanelProps) => SidePanel | null)[]): void;
}

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: 'money',
      pluginId,
      type: 'integer',
      intlLabel: label('money.label', 'Amount of money'),
      intlDescription: label(
        'money.description',
        'Entered as a decimal number, stored in the smallest unit of the currency',
      ),
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
      intlLabel: label('weekdays.label', 'Days of the week'),
      intlDescription: label('weekdays.description', 'Any choice of weekdays'),
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
      intlLabel: label('menu', 'Bookings'),
      permissions: SECTIONS.flatMap(({ pages }) => pages).flatMap(({ permissions }) => permissions),
      position: 1,
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
    return locales.map((locale) => ({ locale, data: locale === 'en' ? WORDS : {} }));
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>): void {
    showWordsInLists(app);
    const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    contentManager.addEditViewSidePanel([ReadinessPanel, SchedulePanel, OutlinePanel]);
  },
};

/** Removes a link of Strapi's menu for people who may open nothing behind it, such as owners. */
function hideUnlessOpen(app: StrapiApp, to: string, action: string): void {
  const link = app.router.menu.find((item) => item.to.replace(/^\//, '') === to);
  link?.permissions.push({ action, subject: null });
}
