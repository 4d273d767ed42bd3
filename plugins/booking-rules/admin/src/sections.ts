import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { AUDIT, FIGURES, OWN, READ } from './permissions';

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
      {
        path: 'enquiries',
        label: 'Enquiries',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/enquiries')).EnquiriesPage })),
      },
      {
        path: 'enquiries/:reference',
        label: null,
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/enquiry')).EnquiryPage })),
      },
    ],
  },
  {
    label: 'Rules',
    pages: [
      {
        path: 'minimum-stay',
        label: 'Minimum stay',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/minimum-stay')).MinimumStayPage })),
      },
      {
        path: 'rates',
        label: 'Rates',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/rates')).RatesPage })),
      },
      {
        path: 'try-a-stay',
        label: 'Try a stay',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/try-a-stay')).TryAStayPage })),
      },
      {
        path: 'gaps',
        label: 'Nights nobody can book',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./pages/gaps')).GapsPage })),
      },
    ],
  },
  {
    label: 'Figures',
    pages: [
      {
        path: 'figures',
        label: 'Figures',
        permissions: FIGURES,
        Component: lazy(async () => ({ default: (await import('./pages/figures')).FiguresPage })),
      },
      {
        path: 'tourism-dirham',
        label: 'Tourism Dirham',
        permissions: FIGURES,
        Component: lazy(async () => ({
          default: (await import('./pages/tourism-dirham')).TourismDirhamPage,
        })),
      },
    ],
  },
  {
    label: 'House',
    pages: [
      {
        path: 'history',
        label: 'History',
        permissions: AUDIT,
        Component: lazy(async () => ({ default: (await import('./history/history-page')).HistoryPage })),
      },
    ],
  },
  {
    label: 'Yours',
    pages: [
      {
        path: 'my-apartments',
        label: 'My apartments',
        permissions: OWN,
        Component: lazy(async () => ({ default: (await import('./own/own-page')).OwnPage })),
      },
    ],
  },
];
