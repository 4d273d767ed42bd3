import type { Core } from '@strapi/strapi';
import type { Settings } from '../../../config/settings';
import { readInvented } from './seed-files';

/** What has become of the demo content in this database; written once it is decided, and never decided again. */
export interface DemoState {
  /**
   * `never`: the database was in use when it was to be loaded. `removing`: somebody starts their own. `removed`: nothing
   * invented is left, and nothing comes back.
   */
  state: 'loading' | 'loaded' | 'never' | 'removing' | 'removed';
  /** Instant at which loading began, in milliseconds: what nobody has touched since then may be replaced. */
  begunAt: number;
  /** Parts that are loaded whole, so that an interrupted load goes on where it stopped. */
  done: string[];
  /** Instant at which it was there, in milliseconds; absent in demos of earlier versions. */
  loadedAt?: number;
}

const STATE = { type: 'app', name: 'demo', key: 'state' };
/** How former versions have marked the parts that they loaded. */
const FORMER_MARKS = ['loaded', 'loaded editorial', 'loaded owners', 'loaded business'];
/** What every start makes by itself. Whoever has changed it has an account, and is found by that. */
const MADE_AT_START = new Set([
  'api::page.page',
  'api::site-setting.site-setting',
  'api::minimum-stay.minimum-stay',
  'plugin::booking-rules.cancellation-policy',
  'plugin::booking-rules.charge-rule',
]);
const PEOPLE_AND_FILES = ['admin::user', 'plugin::users-permissions.user', 'plugin::upload.file'];

/**
 * Decides whether this database gets the demo content: an empty one does, once, when the settings ask for it. For one
 * process at a time.
 * @returns null when nothing is to be loaded (any more)
 */
export async function decideDemo(strapi: Core.Strapi): Promise<DemoState | null> {
  const { demo }: Settings = strapi.config.get('settings');
  const known = await readDemo(strapi);
  if (known) return known.state === 'loading' && demo.load ? known : null;
  if (!demo.load) return null;
  const state = await firstState(strapi);
  const decided: DemoState = { state, begunAt: Date.now(), done: [] };
  await writeDemo(strapi, decided);
  if (state === 'never') {
    strapi.log.warn(
      'DEMO_CONTENT is true, but this database is already in use: no demo content is loaded, now or later.',
    );
  }
  return state === 'loading' ? decided : null;
}

/** What has been decided; null before that. */
export async function readDemo(strapi: Core.Strapi): Promise<DemoState | null> {
  return ((await strapi.store.get(STATE)) as DemoState | null | undefined) ?? null;
}

/**
 * Whether what is shown is invented: demo content is loading, or some of its apartments or reviews are still there. A
 * house in which others have taken their place is no demo any more, and stays none.
 */
export async function isDemo(strapi: Core.Strapi): Promise<boolean> {
  const known = await readDemo(strapi);
  if (known?.state !== 'loaded') return known?.state === 'loading' || known?.state === 'removing';
  if (await showsInvented(strapi)) return true;
  await writeDemo(strapi, { ...known, state: 'removed' });
  return false;
}

/** Whether an apartment has a permit of the seed, or a guest says what one of the seed says. */
async function showsInvented(strapi: Core.Strapi): Promise<boolean> {
  const { folders }: Settings = strapi.config.get('settings');
  const { permits, reviews } = await readInvented(folders.seed);
  const permit = { where: { permitNumber: { $in: permits } }, select: ['id'] };
  const review = { where: { text: { $in: reviews } }, select: ['id'] };
  return (
    (await strapi.db.query('api::apartment.apartment').findOne(permit)) !== null ||
    (await strapi.db.query('api::review.review').findOne(review)) !== null
  );
}

export async function writeDemo(strapi: Core.Strapi, value: DemoState): Promise<void> {
  await strapi.store.set({ ...STATE, value });
}

async function firstState(strapi: Core.Strapi): Promise<DemoState['state']> {
  for (const key of FORMER_MARKS) {
    // It keeps what it has, and gets nothing that is newer.
    if (await strapi.store.get({ ...STATE, key })) return 'loaded';
  }
  return (await isEmpty(strapi)) ? 'loading' : 'never';
}

/** Whether nobody has written, booked or asked anything here, and nobody has an account. */
async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const own = Object.keys(strapi.contentTypes).filter(
    (uid) => /^(api::|plugin::booking-rules\.)/.test(uid) && !MADE_AT_START.has(uid),
  );
  for (const uid of [...PEOPLE_AND_FILES, ...own]) {
    if (await strapi.db.query(uid).findOne({ select: ['id'] })) return false;
  }
  return true;
}
