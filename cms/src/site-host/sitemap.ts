import type { Core } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import type { SiteApi } from './site-types';

/** A page that search engines are told of. */
export interface SitemapEntry {
  /** Its canonical address, without the origin. */
  path: string;
  /** Instant (ISO 8601, UTC) of the last change of what it shows; null where no document stands behind it. */
  changed: string | null;
  /** Addresses of its pictures, without the origin where they are of this site. */
  pictures: string[];
}

interface StoredApartment {
  apartmentId: string;
  updatedAt: string;
  photos: StoredPicture[] | null;
  district: { slug: string } | null;
}

/** An area or a category. */
interface StoredGroup {
  slug: string;
  updatedAt: string;
  photo?: StoredPicture | null;
}

/** Every page that is to be found: pages of sections, areas, apartments, categories and guides. */
export async function readSitemap(strapi: Core.Strapi, api: SiteApi): Promise<SitemapEntry[]> {
  const [apartments, districts, categories, pages, { data: posts }] = await Promise.all([
    strapi.documents('api::apartment.apartment').findMany({
      status: 'published',
      fields: ['apartmentId', 'updatedAt'],
      populate: { photos: true, district: { fields: ['slug'] } },
      sort: 'apartmentId:asc',
    }) as Promise<unknown> as Promise<StoredApartment[]>,
    readGroups(strapi, 'api::district.district'),
    readGroups(strapi, 'api::category.category'),
    readPages(api),
    api.posts({ pageSize: Number.MAX_SAFE_INTEGER }),
  ]);
  return [
    ...pages,
    { path: '/results/1', changed: newest(apartments), pictures: [] },
    { path: '/contact', changed: null, pictures: [] },
    ...districts.map((district) => ({
      path: `/apartments/${district.slug}`,
      changed: newest([district, ...apartments.filter((one) => one.district?.slug === district.slug)]),
      pictures: picturesOf(district.photo ? [district.photo] : []),
    })),
    ...apartments.map(({ apartmentId, updatedAt, photos }) => ({
      path: `/apartment/${encodeURIComponent(apartmentId)}`,
      changed: updatedAt,
      pictures: picturesOf(photos ?? []),
    })),
    ...categories.map((category) => ({
      path: `/category/${encodeURIComponent(category.slug)}`,
      changed: newest([category, ...posts.filter((post) => post.category?.slug === category.slug)]),
      pictures: [],
    })),
    ...posts.map(({ slug, updatedAt, cover }) => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      changed: updatedAt,
      pictures: cover ? [cover.src] : [],
    })),
  ];
}

/** The sitemap as search engines read it. @param origin of the site, without a slash at its end */
export async function sitemapXml(entries: readonly SitemapEntry[], origin: string): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: true } });
  const written = streamToPromise(stream);
  for (const { path, changed, pictures } of entries) {
    stream.write({
      url: origin + path,
      img: pictures.map((picture) => ({ url: new URL(picture, origin).href })),
      ...(changed !== null && { lastmod: changed }),
    });
  }
  stream.end();
  return (await written).toString('utf8');
}

async function readGroups(
  strapi: Core.Strapi,
  uid: 'api::district.district' | 'api::category.category',
): Promise<StoredGroup[]> {
  const documents: unknown = await strapi.documents(uid).findMany({
    fields: ['slug', 'updatedAt'],
    sort: 'order:asc',
    ...(uid === 'api::district.district' && { populate: { photo: true } }),
  });
  return documents as StoredGroup[];
}

async function readPages(api: SiteApi): Promise<SitemapEntry[]> {
  const slugs = await api.pages();
  const pages = await Promise.all(slugs.map((slug) => api.page(slug)));
  const entries = pages
    .filter((page) => page !== null)
    .map(({ slug, updatedAt, photo }) => ({
      path: slug === 'home' ? '/' : `/${slug}`,
      changed: updatedAt,
      pictures: photo ? [photo.src] : [],
    }));
  // The homepage is there before editors have published theirs.
  if (slugs.includes('home')) return entries;
  return [{ path: '/', changed: null, pictures: [] }, ...entries];
}

function picturesOf(pictures: readonly StoredPicture[]): string[] {
  return pictures.map((picture) => photoOf(picture, '').src);
}

function newest(documents: readonly { updatedAt: string }[]): string | null {
  return documents.reduce<string | null>(
    (latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest),
    null,
  );
}
