import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { DemoContent, DemoKind, DemoPart, DemoRemoval } from '../../../contracts/setup/demo-content';
import type { Stay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import type { Actor } from '../platform/http/signed-in';
import { isDuplicateKey } from '../platform/database-errors';
import { outsideTransactions } from '../platform/outside-transactions';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import {
  blockingBookings,
  eraseApartment,
  eraseBlock,
  eraseBookings,
  eraseEnquiries,
  markBookings,
  restartSeries,
} from './bookings';
import type { DemoContentHost, DemoCounts } from './host';
import { createRemovals, type Removal } from './removals';
import { removeDemo } from './work';

/** References in a sentence before it says how many more there are. */
const NAMED = 3;

export interface DemoContentDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  wake: () => void;
}

/** Demo content: what there is of it, and its removal as a job; the host knows its records. */
export const createDemoContent = ({ strapi, inventory, wake }: DemoContentDeps) => {
  const removals = createRemovals({ strapi });
  const stopping = new AbortController();
  let known: DemoContentHost | null = null;

  function host(): DemoContentHost {
    if (!known) throw new Error('The host has said nothing about demo content');
    return known;
  }

  async function view(account: number): Promise<DemoContent> {
    const state = await host().state();
    const last = await removals.last();
    const removal = last && viewOf(last);
    if (state === 'none' || state === 'removed')
      return { state, counts: [], changed: [], blocking: [], removal };
    const { counts, kept, apartmentIds } = await host().look([], account);
    const blocking = await blockingBookings(strapi, apartmentIds);
    return {
      state,
      counts: listOf(counts),
      changed: kept.filter(({ why }) => why === 'changed'),
      blocking,
      removal,
    };
  }

  async function refuseBlocked(keep: readonly DemoPart[], account: number): Promise<void> {
    const { apartmentIds } = await host().look(keep, account);
    const blocking = await blockingBookings(strapi, apartmentIds);
    if (blocking.length === 0) return;
    const named = blocking.slice(0, NAMED).map(({ reference }) => reference);
    const more = blocking.length - named.length;
    const which = named.join(', ') + (more > 0 ? ` and ${more} more` : '');
    throw createError(
      409,
      `These bookings are not of the demo, and their apartments would go: ${which}. Cancel or move them, or keep the apartments.`,
    );
  }

  return {
    /** Called once by the host, before anybody is served. */
    useHost(given: DemoContentHost): void {
      known = given;
    },

    view,

    /** Begins a removal. @throws 409 when there is nothing to remove, or not now */
    async begin(keep: readonly DemoPart[], account: number, { by, now }: Actor): Promise<DemoContent> {
      const state = await host().state();
      if (state === 'loading')
        throw createError(409, 'The demo content is still loading. Wait until it is there.');
      if (state === 'none' || state === 'removed') throw createError(409, 'There is no demo content.');
      if (await removals.underWay()) throw underWay();
      await refuseBlocked(keep, account);
      const removal: Omit<Removal, 'id'> = {
        ...{ state: 'backing-up', by, account, keep: [...new Set(keep)], before: null },
        ...{ done: 0, total: 0, backup: null, report: null, problem: null, createdAt: now.getTime() },
      };
      await inTransaction(strapi, async (trx) => {
        const subjectId = await removals.insert(removal, trx);
        const subject = { action: 'removed', subject: 'demo-content', subjectId, label: 'Demo content' };
        await recordChange(trx, { by, ...subject, details: { kept: removal.keep } }, now);
      }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? underWay() : error;
      });
      wake();
      return view(account);
    },

    /** Goes on with a removal that was begun, in nobody's name. */
    job: (): Promise<void> =>
      outsideTransactions(async () => {
        const removal = stopping.signal.aborted ? null : await removals.underWay();
        if (removal)
          await removeDemo({ strapi, removals, host: host(), refuseBlocked }, removal, stopping.signal);
      }),

    /** Ends what is under way; the next process goes on with it. */
    stopWorking: (): void => stopping.abort(),

    /** What the host asks for about bookings of the demo. */
    bookings: {
      blocking: (apartmentIds: readonly string[]) => blockingBookings(strapi, apartmentIds),
      mark: (guests: readonly string[]) => markBookings(strapi, guests),
      erase: (references: readonly string[]) => eraseBookings(strapi, inventory, references),
      eraseApartment: (apartmentId: string, remove: () => Promise<unknown>) =>
        eraseApartment(strapi, apartmentId, remove),
      eraseEnquiries: (references: readonly string[]) => eraseEnquiries(strapi, references),
      eraseBlock: (apartmentId: string, stay: Stay) => eraseBlock(strapi, inventory, apartmentId, stay),
      restartSeries: () => restartSeries(strapi),
    },
  };
};

const underWay = (): Error => createError(409, 'The demo content is being removed already.');

const listOf = (counts: DemoCounts) =>
  (Object.entries(counts) as [DemoKind, number][]).map(([kind, count]) => ({ kind, count }));

function viewOf({ state, by, keep, done, total, problem, backup, report, createdAt }: Removal): DemoRemoval {
  return {
    ...{ state, by, keep, done, total, problem, backup },
    at: new Date(createdAt).toISOString(),
    removed: report ? listOf(report.removed) : [],
    kept: report?.kept ?? [],
  };
}
