import type { Core } from '@strapi/strapi';

/** What a role of the admin panel may be given of this plugin. */
export const ACTIONS = {
  read: 'plugin::booking-rules.reservations.read',
  manage: 'plugin::booking-rules.reservations.manage',
} as const;

interface ActionProvider {
  registerMany(actions: Record<string, unknown>[]): Promise<unknown>;
}

/** Makes the plugin's permissions known, so that roles can be given them in the admin panel. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: ActionProvider;
  };
  const common = { section: 'plugins', pluginName: 'booking-rules' };
  await actionProvider.registerMany([
    { ...common, displayName: 'See reservations and explain stays', uid: 'reservations.read' },
    { ...common, displayName: 'Change reservations and block nights', uid: 'reservations.manage' },
  ]);
}
