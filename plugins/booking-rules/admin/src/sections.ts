import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { AUDIT, DEMO, IMPORT, MANAGE_RATES, OWNER, READ, REPORTS } from './api/permissions';
import { TRANSLATE, WRITE_BUSINESS, WRITE_LISTINGS, type PanelPermission } from './api/permissions';
import { SITE_CONTENT } from './website/site-content';

/** A page of the panel, loaded when it is opened. */
export interface PanelPage {
  /** Beneath `/admin/plugins/booking-rules/`. */
  path: string;
  /** In the menu; null for a page that another leads to. */
  label: string | null;
  /** Whoever has one of these sees it. */
  permissions: PanelPermission[];
  Component: LazyExoticComponent<ComponentType>;
}

/** The panel's pages as they stand in its menu. */
export const SECTIONS: readonly { label: string; pages: readonly PanelPage[] }[] = [
  {
    label: 'Daily',
    pages: [
      {
        path: 'today',
        label: 'Today',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./today/today-page')).TodayPage })),
      },
      {
        path: 'calendar',
        label: 'Calendar',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./calendar/calendar-page')).CalendarPage })),
      },
      {
        path: 'reservations',
        label: 'Reservations',
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
        path: 'channels',
        label: 'Channels',
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
        path: 'enquiries',
        label: 'Enquiries',
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
    ],
  },
  {
    label: 'Listings',
    pages: [
      {
        path: 'listings',
        label: 'Listings',
        permissions: WRITE_LISTINGS,
        Component: lazy(async () => ({ default: (await import('./listings/listings-page')).ListingsPage })),
      },
      {
        path: 'listings/:documentId',
        label: null,
        permissions: WRITE_LISTINGS,
        Component: lazy(async () => ({ default: (await import('./listings/listing-page')).ListingPage })),
      },
    ],
  },
  {
    label: 'Rates and restrictions',
    pages: [
      {
        path: 'minimum-stay',
        label: 'Minimum stay',
        permissions: READ,
        Component: lazy(async () => ({
          default: (await import('./rates/minimum-stay/minimum-stay-page')).MinimumStayPage,
        })),
      },
      {
        path: 'rates',
        label: 'Rates',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/rates-page')).RatesPage })),
      },
      {
        path: 'terms',
        label: 'Terms, fees and taxes',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/terms-page')).TermsPage })),
      },
      {
        path: 'try-a-stay',
        label: 'Try a stay',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./explain/explain-page')).ExplainPage })),
      },
      {
        path: 'gaps',
        label: 'Nights nobody can book',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/gaps/gaps-page')).GapsPage })),
      },
    ],
  },
  {
    label: 'Reports',
    pages: [
      {
        path: 'figures',
        label: 'Reports',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./reports/reports-page')).ReportsPage })),
      },
      {
        path: 'month-end',
        label: 'Month-end',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./reports/month-end-page')).MonthEndPage })),
      },
      {
        path: 'owners',
        label: 'Owners',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./owners/statements-page')).StatementsPage })),
      },
      {
        path: 'nightly-taxes',
        label: 'Taxes by night',
        permissions: REPORTS,
        Component: lazy(async () => ({
          default: (await import('./reports/nightly-taxes-page')).NightlyTaxesPage,
        })),
      },
    ],
  },
  {
    label: 'Business',
    pages: [
      {
        path: 'business',
        label: 'Your business',
        permissions: WRITE_BUSINESS,
        Component: lazy(async () => ({ default: (await import('./business/business-page')).BusinessPage })),
      },
      {
        path: 'website',
        label: 'Website',
        permissions: SITE_CONTENT.flatMap(({ permissions }) => permissions),
        Component: lazy(async () => ({ default: (await import('./website/website-page')).WebsitePage })),
      },
      {
        path: 'translations',
        label: 'Translations',
        permissions: TRANSLATE,
        Component: lazy(async () => ({
          default: (await import('./translations/translations-page')).TranslationsPage,
        })),
      },
      {
        path: 'translations/:kind/:documentId',
        label: null,
        permissions: TRANSLATE,
        Component: lazy(async () => ({
          default: (await import('./translations/translation-page')).TranslationPage,
        })),
      },
      {
        path: 'going-live',
        label: 'Going live',
        permissions: MANAGE_RATES,
        Component: lazy(async () => ({
          default: (await import('./going-live/going-live-page')).GoingLivePage,
        })),
      },
      {
        path: 'demo-content',
        label: 'Demo content',
        permissions: DEMO,
        Component: lazy(async () => ({
          default: (await import('./demo-content/demo-content-page')).DemoContentPage,
        })),
      },
      {
        path: 'import-listings',
        label: 'Import listings',
        permissions: IMPORT,
        Component: lazy(async () => ({
          default: (await import('./listing-imports/imports-page')).ImportsPage,
        })),
      },
      {
        path: 'import-listings/:id',
        label: null,
        permissions: IMPORT,
        Component: lazy(async () => ({
          default: (await import('./listing-imports/import-page')).ImportPage,
        })),
      },
      {
        path: 'history',
        label: 'History',
        permissions: AUDIT,
        Component: lazy(async () => ({ default: (await import('./history/history-page')).HistoryPage })),
      },
    ],
  },
  {
    label: 'Owner',
    pages: [
      {
        path: 'my-apartments',
        label: 'My apartments',
        permissions: OWNER,
        Component: lazy(async () => ({ default: (await import('./owners/owner-page')).OwnerPage })),
      },
    ],
  },
];
