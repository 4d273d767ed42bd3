import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { localDay } from '../../../shared/domain/local-day';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { goingLiveChecks, type GoingLiveCheck, type HouseFacts } from '../../../shared/listing/going-live';
import { readIssuer } from '../documents/business';
import { mailSettings } from '../mail/delivery/mail-settings';
import { OUTBOX } from '../outbox/queue';
import type { Payments } from '../payments/service';
import { documents, rows, UIDS } from '../records/documents';
import { placeOf, unchosenOf } from '../records/content/place';

export interface GoingLiveDeps {
  strapi: Core.Strapi;
  payments: Payments;
}

/** How long the sitemap may take, in milliseconds: a file of it is written in a quarter of a second. */
const SITEMAP_MS = 15_000;

/** Looks at everything that a house needs before guests book. */
export const createGoingLive = ({ strapi, payments }: GoingLiveDeps) => {
  async function readFacts(): Promise<HouseFacts> {
    const { siteUrl, smtpUrl } = mailSettings(strapi);
    const publicUrl = siteUrl.replace(/\/$/, '');
    const demo = await strapi.store.get({ type: 'app', name: 'demo', key: 'state' });
    const setting = await documents(strapi, UIDS.siteSetting).findFirst();
    const { supplier } = await readIssuer(strapi);
    const required = [
      ['legalName', supplier.legalName],
      ['address', supplier.address[0]],
      ['email', supplier.email],
      ['phone', supplier.phone],
    ] as const;
    const pages = await documents(strapi, UIDS.page).findMany({
      filters: { legal: { $notNull: true } },
      status: 'published',
    });
    const apartments = await rows(strapi, UIDS.apartment).findMany({
      where: { publishedAt: { $notNull: true }, locale: DEFAULT_LANGUAGE },
      select: ['name', 'permitNumber', 'permitExpiry'],
    });
    return {
      publicUrl,
      isDemo: ['loading', 'loaded', 'removing'].includes((demo as { state?: string } | null)?.state ?? ''),
      ...{ place: placeOf(setting), unchosen: unchosenOf(setting) },
      hasMailServer: smtpUrl !== null,
      ...(await readMails()),
      takesCards: payments.enabledMethods().includes('stripe'),
      hasBankAccount: supplier.bank !== null,
      missingBusiness: required.flatMap(([name, value]) => (value ? [] : [name])),
      legalPages: pages.flatMap(({ legal, isTemplate }) =>
        legal === null ? [] : [{ legal, isTemplate: isTemplate ?? false }],
      ),
      apartments: apartments.map(({ name, permitNumber, permitExpiry }) => ({
        ...{ name, permitNumber, permitExpiry: permitExpiry ?? null },
      })),
      sitemapApartments: await countInSitemap(publicUrl),
      lastBackupAt: await newestBackup(strapi.config.get<string>('plugin::booking-rules.backups')),
    };
  }

  async function readMails(): Promise<Pick<HouseFacts, 'lastMailAt' | 'failingMails'>> {
    const { connection } = strapi.db;
    const [last] = await connection(OUTBOX).max({ at: 'sent_at' });
    const [failing] = await connection(OUTBOX)
      .whereNull('sent_at')
      .where('attempts', '>', 0)
      .count({ count: '*' });
    const at = (last as { at: number | string | null } | undefined)?.at ?? null;
    return { lastMailAt: at === null ? null : Number(at), failingMails: Number(failing?.['count'] ?? 0) };
  }

  return {
    check: async (now: Date): Promise<GoingLiveCheck[]> =>
      goingLiveChecks(await readFacts(), localDay(now), now),
  };
};

/**
 * The apartments of the sitemap, asked for as search engines do; null when it cannot be read. Of a large house, whose
 * sitemap names files, the first and the last of apartments are read: those between them hold as many as the first.
 */
async function countInSitemap(publicUrl: string): Promise<number | null> {
  const signal = AbortSignal.timeout(SITEMAP_MS);
  const read = async (url: string): Promise<string> => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  };
  const apartmentsIn = (text: string): number => text.split(`<loc>${publicUrl}/apartment/`).length - 1;
  try {
    const sitemap = await read(`${publicUrl}/sitemap.xml`);
    const files = `${publicUrl}/sitemap-apartments-`;
    const count = sitemap.split(`<loc>${files}`).length - 1;
    if (count === 0) return apartmentsIn(sitemap);
    const first = apartmentsIn(await read(`${files}1.xml`));
    return first * (count - 1) + (count === 1 ? first : apartmentsIn(await read(`${files}${count}.xml`)));
  } catch {
    return null;
  }
}

/** When the newest backup in a folder was written; null where there is none. */
async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return times.length === 0 ? null : Math.max(...times);
}
