import type { Core } from '@strapi/strapi';
import type { DemoKind, DemoPart } from '../../../contracts/setup/demo-content';
import { databaseTrouble } from '../platform/database-errors';
import type { DemoContentHost, DemoCounts } from './host';
import type { Removal, Removals } from './removals';

/** Progress is written down after so many records, or so long. */
const RECORDS_AT_ONCE = 100;
const PATIENCE_MS = 1_000;

/** This process is about to stop. */
class Halted extends Error {
  override name = 'Halted';
}

export interface WorkDeps {
  strapi: Core.Strapi;
  removals: Removals;
  host: DemoContentHost;
  /** @throws an Error that names bookings whose apartments would go */
  refuseBlocked: (keep: readonly DemoPart[], account: number) => Promise<void>;
}

/**
 * Makes the backup, then removes what is not kept. What it has not finished, because the process stopped or the
 * database went away, keeps its state: the next round goes on where it was.
 */
export async function removeDemo(deps: WorkDeps, removal: Removal, signal: AbortSignal): Promise<void> {
  const { strapi, removals, host } = deps;
  try {
    const begun = removal.state === 'removing' ? removal : await backUp(deps, removal, signal);
    await remove(deps, begun, signal);
  } catch (error) {
    if (signal.aborted || error instanceof Halted) return;
    if (databaseTrouble(error) === 'away' || databaseTrouble(error) === 'locked') throw error;
    const problem = error instanceof Error ? error.message : String(error);
    const now = Date.now();
    const isUntouched = await removals.change(removal.id, 'backing-up', { state: 'failed', problem }, now);
    if (isUntouched) await host.setState('loaded');
    else await removals.change(removal.id, 'removing', { state: 'failed', problem }, now);
    strapi.log.error(`The demo content could not be removed: ${problem}`);
  }
}

/** Nothing goes before there is a backup, and nothing that a guest has booked meanwhile. */
async function backUp(
  { removals, host, refuseBlocked }: WorkDeps,
  { id, keep, account, ...removal }: Removal,
  signal: AbortSignal,
): Promise<Removal> {
  const backup = await host.backUp(signal);
  await refuseBlocked(keep, account);
  const before = (await host.look(keep, account)).counts;
  await host.setState('removing');
  const change = { state: 'removing', backup, before, total: sumOf(before), done: 0 } as const;
  if (!(await removals.change(id, 'backing-up', change, Date.now()))) throw new Halted();
  return { ...removal, id, keep, account, ...change };
}

async function remove(
  { removals, host }: WorkDeps,
  { id, keep, account, before, total }: Removal,
  signal: AbortSignal,
): Promise<void> {
  const began = before ?? (await host.look(keep, account)).counts;
  let done = Math.max(0, total - sumOf((await host.look(keep, account)).counts));
  let told = { done, at: Date.now() };

  async function onGone(records: number): Promise<void> {
    done += records;
    if (signal.aborted) throw new Halted();
    if (done - told.done < RECORDS_AT_ONCE && Date.now() - told.at < PATIENCE_MS) return;
    told = { done, at: Date.now() };
    await removals.change(id, 'removing', { done: Math.min(done, total) }, told.at);
  }

  await host.remove({ keep, account, onGone });
  const { counts: left, kept } = await host.look(keep, account);
  await host.finish();
  const removed = mapCounts(began, (kind, count) => Math.max(0, count - left[kind]));
  const over = { state: 'removed', done: total, report: { removed, kept } } as const;
  await removals.change(id, 'removing', over, Date.now());
}

const sumOf = (counts: DemoCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function mapCounts(counts: DemoCounts, map: (kind: DemoKind, count: number) => number): DemoCounts {
  const entries = (Object.entries(counts) as [DemoKind, number][]).map(([kind, count]) => [
    kind,
    map(kind, count),
  ]);
  return Object.fromEntries(entries) as DemoCounts;
}
