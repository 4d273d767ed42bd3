import { useAuth, useRBAC } from '@strapi/strapi/admin';

/** A permission as Strapi's panel knows it; the subject is a content type. */
export interface PanelPermission {
  action: string;
  subject: string | null;
}

const permission = (action: string): PanelPermission[] => [
  { action: `plugin::booking-rules.${action}`, subject: null },
];

/** Viewing calendars, reservations and enquiries. */
export const READ = permission('reservations.read');
/** Changing reservations and nights, answering enquiries. */
export const MANAGE = permission('reservations.manage');
/** Setting rates, seasons, promotions and minimum stays. */
export const MANAGE_RATES = permission('rules.manage');
/** Importing listings from a file. */
export const IMPORT = permission('listings.import');
/** Viewing reports and the Tourism Dirham sheet. */
export const REPORTS = permission('figures.read');
/** Viewing who changed what. */
export const AUDIT = permission('audit.read');
/** Removing the demo content. */
export const DEMO = permission('demo.remove');
/** Translating what the site says. */
export const TRANSLATE = permission('content.translate');
/** Connecting other systems. */
export const WEBHOOKS = permission('webhooks.manage');
/** An owner's view of their own apartments. */
export const OWNER = permission('own.read');

/** What a role may do with the documents of a content type, as the content manager asks for it. */
export const content = (right: 'read' | 'update' | 'create', ...uids: readonly string[]) =>
  uids.map((subject) => ({ action: `plugin::content-manager.explorer.${right}`, subject }));

/** Writing what the business says of itself. */
export const WRITE_BUSINESS = content('update', 'plugin::booking-rules.business');

/** Writing apartments. */
export const WRITE_LISTINGS = content('update', 'api::apartment.apartment');

/** Whether whoever is signed in may change something; false until that is known. */
export function useCanManage(needed: PanelPermission[]): boolean {
  return useRBAC(needed).allowedActions.canManage === true;
}

/** Says whether whoever is signed in has one of the permissions that something asks for. */
export function usePermitted(): (asking: { permissions: readonly PanelPermission[] }) => boolean {
  const granted = useAuth('Bookings', ({ permissions }) => permissions);
  const held = new Set(granted.map(keyOf));
  return ({ permissions }) => permissions.some((permission) => held.has(keyOf(permission)));
}

const keyOf = ({ action, subject }: { action: string; subject?: string | null }): string =>
  `${action} ${subject ?? ''}`;
