import { lazy } from 'react';
import { AUDIT, DEMO, IMPORT, MANAGE_RATES, OWNER, READ, REPORTS } from './api/permissions';
import { TRANSLATE, WEBHOOKS, WRITE_BUSINESS, WRITE_LISTINGS } from './api/permissions';
import type { PanelMessages } from './messages/types';
import { DAILY_PAGES } from './daily-pages';
import type { PanelPage } from './panel-page';
import { SITE_CONTENT } from './website/site-content';

type Menu = PanelMessages['menu'];

/** The panel's pages as they stand in its menu. */
export const SECTIONS: readonly { label: keyof Menu['sections']; pages: readonly PanelPage[] }[] = [
  {
    label: 'daily',
    pages: DAILY_PAGES,
  },
  {
    label: 'listings',
    pages: [
      {
        path: 'listings',
        label: 'listings',
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
    label: 'rates',
    pages: [
      {
        path: 'minimum-stay',
        label: 'minimumStay',
        permissions: READ,
        Component: lazy(async () => ({
          default: (await import('./rates/minimum-stay/minimum-stay-page')).MinimumStayPage,
        })),
      },
      {
        path: 'rates',
        label: 'rates',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/rates-page')).RatesPage })),
      },
      {
        path: 'terms',
        label: 'terms',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/terms-page')).TermsPage })),
      },
      {
        path: 'try-a-stay',
        label: 'tryAStay',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./explain/explain-page')).ExplainPage })),
      },
      {
        path: 'gaps',
        label: 'gaps',
        permissions: READ,
        Component: lazy(async () => ({ default: (await import('./rates/gaps/gaps-page')).GapsPage })),
      },
    ],
  },
  {
    label: 'reports',
    pages: [
      {
        path: 'figures',
        label: 'figures',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./reports/reports-page')).ReportsPage })),
      },
      {
        path: 'month-end',
        label: 'monthEnd',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./reports/month-end-page')).MonthEndPage })),
      },
      {
        path: 'owners',
        label: 'owners',
        permissions: REPORTS,
        Component: lazy(async () => ({ default: (await import('./owners/statements-page')).StatementsPage })),
      },
      {
        path: 'nightly-taxes',
        label: 'nightlyTaxes',
        permissions: REPORTS,
        Component: lazy(async () => ({
          default: (await import('./reports/nightly-taxes-page')).NightlyTaxesPage,
        })),
      },
    ],
  },
  {
    label: 'business',
    pages: [
      {
        path: 'business',
        label: 'business',
        permissions: WRITE_BUSINESS,
        Component: lazy(async () => ({ default: (await import('./business/business-page')).BusinessPage })),
      },
      {
        path: 'mail-rules',
        label: 'mailRules',
        permissions: READ,
        Component: lazy(async () => ({
          default: (await import('./mail-rules/mail-rules-page')).MailRulesPage,
        })),
      },
      {
        path: 'mail-rules/:id',
        label: null,
        permissions: MANAGE_RATES,
        Component: lazy(async () => ({
          default: (await import('./mail-rules/mail-rule-page')).MailRulePage,
        })),
      },
      {
        path: 'website',
        label: 'website',
        permissions: SITE_CONTENT.flatMap(({ permissions }) => permissions),
        Component: lazy(async () => ({ default: (await import('./website/website-page')).WebsitePage })),
      },
      {
        path: 'translations',
        label: 'translations',
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
        label: 'goingLive',
        permissions: MANAGE_RATES,
        Component: lazy(async () => ({
          default: (await import('./going-live/going-live-page')).GoingLivePage,
        })),
      },
      {
        path: 'demo-content',
        label: 'demoContent',
        permissions: DEMO,
        Component: lazy(async () => ({
          default: (await import('./demo-content/demo-content-page')).DemoContentPage,
        })),
      },
      {
        path: 'import-listings',
        label: 'importListings',
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
        path: 'webhooks',
        label: 'webhooks',
        permissions: WEBHOOKS,
        Component: lazy(async () => ({ default: (await import('./webhooks/webhooks-page')).WebhooksPage })),
      },
      {
        path: 'webhooks/:id',
        label: null,
        permissions: WEBHOOKS,
        Component: lazy(async () => ({ default: (await import('./webhooks/webhook-page')).WebhookPage })),
      },
      {
        path: 'history',
        label: 'history',
        permissions: AUDIT,
        Component: lazy(async () => ({ default: (await import('./history/history-page')).HistoryPage })),
      },
    ],
  },
  {
    label: 'owner',
    pages: [
      {
        path: 'my-apartments',
        label: 'myApartments',
        permissions: OWNER,
        Component: lazy(async () => ({ default: (await import('./owners/owner-page')).OwnerPage })),
      },
    ],
  },
];
