import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { READ } from './permissions';

/** A page of the panel, loaded when it is opened. */
export interface PanelPage {
  /** Beneath `/admin/plugins/booking-rules/`. */
  path: string;
  /** In the menu; null for a page that another leads to. */
  label: string | null;
  /** Whoever has one of these sees it. */
  permissions: { action: string; subject: null }[];
  Component: LazyExoticComponent<ComponentType>;
}

/** The panel's pages as they stand in its menu. */
export const SECTIONS: readonly { label: string; pages: readonly PanelPage[] }[] = [
  {
    label: 'Every day',
    pages: [
      {
        path: 'today',
        label: 'Today',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/today')).TodayPage })),
      },
      {
        path: 'calendar',
        label: 'Calendar',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/calendar')).CalendarPage })),
      },
      {
        path: 'reservations',
        label: 'Reservations',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/reservations')).ReservationsPage })),
      },
      {
        path: 'reservations/:reference',
        label: null,
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/reservation')).ReservationPage })),
      },
    ],
  },
  {
    label: 'Rules',
    pages: [
      {
        path: 'try-a-stay',
        label: 'Try a stay',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/try-a-stay')).TryAStayPage })),
      },
    ],
  },
];
