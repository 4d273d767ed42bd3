import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, PriceTag } from '@strapi/icons';
import { OutlinePanel } from './publishing/outline-panel';
import { ReadinessPanel, type SidePanel, type SidePanelProps } from './publishing/readiness-panel';
import { loadPlace } from './api/load-place';
import { READ } from './api/permissions';
import { SECTIONS } from './sections';

const pluginId = 'booking-rules';
const label = (id: string, defaultMessage: string) => ({ id: `${pluginId}.${id}`, defaultMessage });

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
    app.widgets.register({
      id: 'today',
      pluginId,
      icon: Calendar,
      title: label('widget.title', 'Bookings today'),
      link: { label: label('widget.link', 'Open today'), href: `/plugins/${pluginId}/today` },
      permissions: READ,
      component: async () => (await import('./today/today-widget')).TodayWidget,
    });
    hideUnlessOpen(app, 'content-manager', 'plugin::content-manager.explorer.read');
    app.registerPlugin({ id: pluginId, name: 'Booking rules' });
  },

  /** Strapi waits for it before it shows anything. There are no words of ours for it yet. */
  async registerTrads(): Promise<[]> {
    await loadPlace();
    return [];
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin'>): void {
    const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    contentManager.addEditViewSidePanel([ReadinessPanel, OutlinePanel]);
  },
};

/** Removes a link of Strapi's menu for people who may open nothing behind it, such as owners. */
function hideUnlessOpen(app: StrapiApp, to: string, action: string): void {
  const link = app.router.menu.find((item) => item.to.replace(/^\//, '') === to);
  link?.permissions.push({ action, subject: null });
}
