import type { BreadcrumbList, Graph, Organization, Thing, WebPage } from 'schema-dts';
import { dayNames } from 'booking-rules/shared/listing/site-look';
import { DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { pathIn, splitPath } from 'booking-rules/shared/format/local-path';
import type { SiteSettings } from '../../api/site-api';
import { jsonForScript } from '../../lib/json';
import type { PageHead } from '../../lib/page-meta';

/** Makes the addresses in structured data absolute. */
export interface Addresses {
  /** Of a page in the language of this one's main text, or of a picture; one that is absolute stays as it is. */
  of(path: string): string;
  /** The name under which other things refer to the operator. */
  organization: { '@id': string };
}

/** @param origin of the site, such as `https://stays.example` */
export function addressesAt(origin: string, language: Language = DEFAULT_LANGUAGE): Addresses {
  const of = (path: string) => new URL(pathIn(language, path), origin).href;
  // The same operator in every language.
  return { of, organization: { '@id': new URL('/#organization', origin).href } };
}

type Shown = Pick<
  SiteSettings,
  'appearance' | 'brand' | 'phone' | 'email' | 'address' | 'socialLinks' | 'openingHours'
>;

/** Around the clock (contract A4), where no hours are given. */
const ALWAYS = { days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '23:59' };

/** Pages that are about the operator, by their path in any language: robots learn all of it there. */
const ABOUT_OPERATOR: ReadonlySet<string> = new Set(['/', '/about-us', '/contact']);

/**
 * The operator: how to reach it on the pages that are about it, its name and its mark on the others, which refer to it.
 * @param canonical path of the page
 */
export function organizationOf(
  settings: Shown,
  addresses: Addresses,
  canonical: string | null,
): Exclude<Organization, string> {
  const { appearance, brand } = settings;
  return {
    '@type': 'Organization',
    ...addresses.organization,
    name: brand,
    url: addresses.of('/'),
    logo: addresses.of(appearance.logo?.src ?? `${appearance.icon}-512.png`),
    ...(canonical !== null && ABOUT_OPERATOR.has(splitPath(canonical).path) && waysToReach(settings)),
  };
}

/** As the foot of every page names them. */
function waysToReach({ phone, email, address, socialLinks, openingHours }: Shown) {
  const hours = openingHours.length > 0 ? openingHours : [ALWAYS];
  return {
    ...(address !== '' && { address }),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    contactPoint: {
      '@type': 'ContactPoint' as const,
      contactType: 'customer service',
      ...(phone !== '' && { telephone: phone }),
      ...(email !== '' && { email }),
      hoursAvailable: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: dayNames(days),
        opens,
        closes,
      })),
    },
  };
}

/** The page itself, as its head says; an error page stands at no address. */
export function webPageOf(
  {
    title,
    description,
    canonical,
    language,
  }: Pick<PageHead, 'title' | 'description' | 'canonical' | 'language'>,
  addresses: Addresses,
): Exclude<WebPage, string> {
  const url = canonical === null ? null : addresses.of(canonical);
  return {
    '@type': 'WebPage',
    ...(url !== null && { '@id': `${url}#page`, url }),
    name: title,
    ...(description !== null && { description }),
    inLanguage: language,
    publisher: addresses.organization,
  };
}

/** A step of the way to a page, as its breadcrumb shows it. */
export interface Step {
  name: string;
  /** Path of its page. */
  path: string;
}

/** The way that a page shows above its heading, from the homepage to the page itself. */
export function breadcrumbsOf(steps: readonly Step[], addresses: Addresses): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addresses.of(path),
    })),
  };
}

/** Structured data as the text of a script element. */
export function scriptText(things: readonly Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return jsonForScript(graph);
}
