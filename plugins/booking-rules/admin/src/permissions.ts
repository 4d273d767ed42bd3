const permission = (action: string) => [
  { action: `plugin::booking-rules.reservations.${action}`, subject: null },
];

/** Seeing reservations, calendars and figures. */
export const READ = permission('read');
/** Changing reservations, nights and rules. */
export const MANAGE = permission('manage');
