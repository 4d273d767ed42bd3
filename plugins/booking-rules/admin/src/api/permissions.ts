const permission = (action: string) => [{ action: `plugin::booking-rules.${action}`, subject: null }];

/** Seeing calendars, reservations and enquiries. */
export const READ = permission('reservations.read');
/** Changing reservations and nights, answering enquiries. */
export const MANAGE = permission('reservations.manage');
/** Setting rates, seasons, promotions and minimum stays. */
export const MANAGE_RATES = permission('rules.manage');
/** Seeing figures and the Tourism Dirham sheet. */
export const REPORTS = permission('figures.read');
/** Seeing who changed what. */
export const AUDIT = permission('audit.read');
/** An owner's sight of the own apartments. */
export const OWNER = permission('own.read');
