import { useRBAC } from '@strapi/strapi/admin';

const permission = (action: string) => [{ action: `plugin::booking-rules.${action}`, subject: null }];

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
/** An owner's view of their own apartments. */
export const OWNER = permission('own.read');

/** Whether whoever is signed in may change something; false until that is known. */
export function useCanManage(needed: ReturnType<typeof permission>): boolean {
  return useRBAC(needed).allowedActions.canManage === true;
}
