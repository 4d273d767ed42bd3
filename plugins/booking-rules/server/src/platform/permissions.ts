import type { Core } from '@strapi/strapi';

/** What a role of the admin panel may be given of this plugin. */
export const ACTIONS = {
  read: 'plugin::booking-rules.reservations.read',
  manage: 'plugin::booking-rules.reservations.manage',
  rule: 'plugin::booking-rules.rules.manage',
  figures: 'plugin::booking-rules.figures.read',
  audit: 'plugin::booking-rules.audit.read',
  own: 'plugin::booking-rules.own.read',
} as const;

interface ActionProvider {
  registerMany(actions: Record<string, unknown>[]): Promise<unknown>;
}

/** Makes the plugin's permissions known, so that roles can be given them in the admin panel. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  const common = { section: 'plugins', pluginName: 'booking-rules' };
  await actionProvider.registerMany([
    {
      ...common,
      displayName: 'See calendars, reservations and enquiries, and explain stays',
      uid: 'reservations.read',
    },
    {
      ...common,
      displayName: 'Change reservations, block nights and answer enquiries',
      uid: 'reservations.manage',
    },
    { ...common, displayName: 'Set rates, seasons, promotions and minimum stays', uid: 'rules.manage' },
    { ...common, displayName: 'See figures and the Tourism Dirham sheet', uid: 'figures.read' },
    { ...common, displayName: 'See who changed what', uid: 'audit.read' },
    { ...common, displayName: 'See the own apartments: calendar, stays and figures', uid: 'own.read' },
  ]);
}
