import { lazy } from 'react';
import { MANAGE, READ } from './api/permissions';
import type { PanelPage } from './panel-page';

/** The pages of every day's work, as they stand in the menu. */
export const DAILY_PAGES: readonly PanelPage[] = [
  {
    path: 'today',
    label: 'today',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./today/today-page')).TodayPage })),
  },
  {
    path: 'turnover',
    label: 'turnover',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./turnover/turnover-page')).TurnoverPage })),
  },
  {
    path: 'turnover/housekeepers',
    label: null,
    permissions: MANAGE,
    Component: lazy(async () => ({
      default: (await import('./turnover/housekeepers/housekeepers-page')).HousekeepersPage,
    })),
  },
  {
    path: 'calendar',
    label: 'calendar',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./calendar/calendar-page')).CalendarPage })),
  },
  {
    path: 'reservations',
    label: 'reservations',
    permissions: READ,
    Component: lazy(async () => ({
      default: (await import('./reservations/reservations-page')).ReservationsPage,
    })),
  },
  {
    path: 'reservations/:reference',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({
      default: (await import('./reservations/reservation-page')).ReservationPage,
    })),
  },
  {
    path: 'reservations/:reference/documents/:number',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({
      default: (await import('./reservations/document-page')).DocumentPage,
    })),
  },
  {
    path: 'registrations',
    label: 'registrations',
    permissions: READ,
    Component: lazy(async () => ({
      default: (await import('./registrations/registrations-page')).RegistrationsPage,
    })),
  },
  {
    path: 'channels',
    label: 'channels',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./channels/channels-page')).ChannelsPage })),
  },
  {
    path: 'channels/:id',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./channels/feed-page')).FeedPage })),
  },
  {
    path: 'messages',
    label: 'messages',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./inbox/inbox-page')).InboxPage })),
  },
  {
    path: 'messages/:reference',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./inbox/thread-page')).ThreadPage })),
  },
  {
    path: 'message-templates',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./inbox/templates-page')).TemplatesPage })),
  },
  {
    path: 'reviews',
    label: 'reviews',
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./reviews/reviews-page')).ReviewsPage })),
  },
  {
    path: 'enquiries',
    label: 'enquiries',
    permissions: READ,
    Component: lazy(async () => ({
      default: (await import('./enquiries/enquiries-page')).EnquiriesPage,
    })),
  },
  {
    path: 'enquiries/:reference',
    label: null,
    permissions: READ,
    Component: lazy(async () => ({ default: (await import('./enquiries/enquiry-page')).EnquiryPage })),
  },
];
