import type { Core } from '@strapi/strapi';
import type { Permission } from '../../../contracts/route';

const DISPLAY_NAMES: Record<Permission, string> = {
  'reservations.read': 'View calendars, reservations and enquiries, and explain stays',
  'reservations.manage': 'Change reservations, block nights and answer enquiries',
  'rules.manage': 'Set rates, seasons, promotions and minimum stays',
  'listings.import': 'Import listings from a file: create, change and publish them',
  'figures.read': 'View reports and the Tourism Dirham sheet',
  'audit.read': 'View the history of changes',
  'own.read': 'View own apartments: calendar, bookings and reports',
  'demo.remove': 'Remove the demo content and start with your own',
  'content.translate': 'Translate what the site says into its other languages',
  'webhooks.manage': 'Connect other systems: webhooks, and the log of what they were sent',
};

interface ActionProvider {
  registerMany(actions: Record<string, unknown>[]): Promise<unknown>;
}

/** Makes the plugin's permissions known, so that roles can be given them in the admin panel. */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  const actions = Object.entries(DISPLAY_NAMES).map(([uid, displayName]) => ({
    section: 'plugins',
    pluginName: 'booking-rules',
    uid,
    displayName,
  }));
  await actionProvider.registerMany(actions);
}
