import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { madeOnce } from 'booking-rules/shared/made-once';
import type { AbortReason } from '../lib/page-error';
import type { LegalKind, PageName } from '../api/content-page';
import type { Category } from '../api/editorial';
import type { District, Menu, PageSettings, SiteSettings } from '../api/site-api';
import { messages } from '../messages/messages';

/** Fetches what every page shows. An error page does without what cannot be read, which may be the reason for it. */
export async function onBeforeRender({ api, is404, preview, refusal }: PageContextServer) {
  const isErrorPage = typeof is404 === 'boolean';
  if (preview === 'refused' && !isErrorPage) {
    const reason: AbortReason = { message: messages().errors.previewExpired, fatal: true };
    throw render(410, reason);
  }
  if (refusal && !isErrorPage) {
    const { tooMany, busy } = messages().errors;
    const message = refusal === 429 ? tooMany : busy;
    throw render(refusal, { message, fatal: false } satisfies AbortReason);
  }
  const orElse = <T>(otherwise: T) => {
    return (error: unknown): T => {
      if (!isErrorPage) throw error;
      return otherwise;
    };
  };
  const [settings, districts, menu] = await Promise.all([
    api.settings().catch(orElse(null)),
    api.districts().catch(orElse([])),
    Promise.all([api.categories(), api.pages()])
      .then(([categories, pages]) => menuOf(categories, pages))
      .catch(orElse({ categories: [], pages: [], footer: [] })),
  ]);
  if (settings === null) return {};
  return { pageContext: { settings: forPages(settings), districts: namesOf(districts), menu } };
}

const forPages = madeOnce(({ policies, ...settings }: SiteSettings): PageSettings => {
  const { checkInTime, checkOutTime, booking } = policies;
  return { ...settings, policies: { checkInTime, checkOutTime, booking } };
});

const namesOf = madeOnce((districts: readonly District[]) =>
  districts.map(({ slug, name }) => ({ slug, name })),
);

/** Legal pages come after the others, in this order. */
const LEGAL_ORDER: readonly (LegalKind | null)[] = [
  null,
  'terms',
  'cancellation',
  'privacy',
  'cookies',
  'imprint',
];
const rankOf = ({ legal }: PageName): number => LEGAL_ORDER.indexOf(legal);

/** What menus lead to: categories that have guides, and pages that are published. */
const menuOf = madeOnce((categories: readonly Category[], pages: readonly PageName[]): Menu => {
  const shown = categories.filter(({ posts }) => posts > 0).map(({ slug, name }) => ({ slug, name }));
  const footer = pages
    .filter(({ legal, inFooter }) => inFooter || legal !== null)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({ slug, title, legal, updatedAt }) => ({
      ...{ href: `/${slug}`, name: title, legal },
      // Consent is asked for anew when these change.
      ...((legal === 'privacy' || legal === 'cookies') && { version: updatedAt }),
    }));
  return { categories: shown, pages: pages.map(({ slug }) => slug), footer };
});
