import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, PriceTag } from '@strapi/icons';

const pluginId = 'booking-rules';
const label = (id: string, defaultMessage: string) => ({ id: `${pluginId}.${id}`, defaultMessage });

export default {
  register(app: StrapiApp): void {
    app.customFields.register({
      name: 'money',
      pluginId,
      type: 'integer',
      intlLabel: label('money.label', 'Amount in AED'),
      intlDescription: label('money.description', 'Typed in dirhams, kept in fils'),
      icon: PriceTag,
      components: {
        Input: async () => import('./fields/money-input').then(({ MoneyInput }) => ({ default: MoneyInput })),
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
          import('./fields/weekdays-input').then(({ WeekdaysInput }) => ({
            default: WeekdaysInput,
          })),
      },
    });
    app.registerPlugin({ id: pluginId, name: 'Booking rules' });
  },
};
