import type { Core } from '@strapi/strapi';
import type { NightSheet } from '../../../shared/night-bits';
import type { Promotion } from '../../../shared/promotion';
import { outsideTransactions } from './outside-transactions';
import { readEverything } from './read-everything';
import { readTouched } from './read-touched';
import type { Records } from './records';
import { createRounds } from './rounds';
import { makeSnapshot, nextSnapshot, type LivingNights, type Snapshot } from './snapshot';
import type { TakenNightsMemory } from './taken-nights';
import { isNothing, nothingTouched, touchAlso, type Touched } from './touched';

/** A round that is overtaken so often by further changes ends all the same. */
const MOST_OVERTAKEN = 5;

/** What is in place: what was read, and what was made of it. */
interface State {
  records: Records;
  snapshot: Snapshot;
}

/**
 * Published content and rules in memory. A new state takes the place of the old one at once, when all of it
 * has been read: whoever asks meanwhile sees the old one.
 * @param replaced is told each time after that
 */
export function createContent(
  strapi: Core.Strapi,
  nights: TakenNightsMemory,
  sheet: NightSheet,
  replaced: () => void,
) {
  const living: LivingNights = { sheet, of: (apartmentId) => nights.of(apartmentId) };
  let state: State | null = null;
  let lane: Promise<unknown> = Promise.resolve();
  let reading: Promise<unknown> = Promise.resolve();
  let nextReading: Promise<void> | null = null;
  /** What was touched since each reading of everything began that is still under way. */
  const begun = new Set<Touched>();
  const rounds = createRounds((touched, more) => inLane(() => readSome(touched, more)), failed);

  function failed(error: unknown): void {
    strapi.log.error(`The catalogue could not be read again, trying again: ${String(error)}`);
  }

  function inLane<T>(work: () => Promise<T>): Promise<T> {
    const done = lane.then(work);
    lane = done.catch(() => undefined);
    return done;
  }

  async function readSome(first: Touched, more: () => Touched): Promise<void> {
    for (const since of begun) touchAlso(since, first);
    if (!state) return;
    let { records } = state;
    const changed = new Set<string>();
    let all = false;
    let touched = first;
    for (let overtaken = 0; overtaken <= MOST_OVERTAKEN && !isNothing(touched); overtaken += 1) {
      const read = await readTouched(strapi, records, touched);
      records = read.records;
      if (read.changed === null) all = true;
      for (const apartmentId of read.changed ?? []) changed.add(apartmentId);
      // Together with what changed meanwhile, so that an apartment meets the rules of its own time.
      touched = overtaken < MOST_OVERTAKEN ? more() : nothingTouched();
      for (const since of begun) touchAlso(since, touched);
    }
    await readNightsOfNew(state, records);
    const snapshot = all
      ? await makeSnapshot(records, living)
      : await nextSnapshot(state.snapshot, records, changed, living);
    state = { records, snapshot };
    replaced();
  }

  async function readNightsOfNew({ snapshot }: State, { apartments }: Records): Promise<void> {
    const ids = [...apartments.values()].map(({ rules }) => rules.apartmentId);
    await Promise.all(ids.filter((id) => !snapshot.entries.has(id)).map((id) => nights.refresh(id)));
  }

  async function readAll(): Promise<void> {
    const since = nothingTouched();
    begun.add(since);
    try {
      const read = await readEverything(strapi);
      const putNights = await nights.prepare(
        [...read.apartments.values()].map(({ rules }) => rules.apartmentId),
      );
      await inLane(async () => {
        try {
          const { records } = await readTouched(strapi, read, since);
          const snapshot = await makeSnapshot(records, living);
          putNights();
          state = { records, snapshot };
          replaced();
        } catch (error) {
          putNights();
          throw error;
        }
      });
    } finally {
      begun.delete(since);
    }
  }

  return {
    current: (): Snapshot | null => state?.snapshot ?? null,

    /** Promotions by documentId. */
    promotions: () => state?.records.promotions ?? new Map<string, Promotion>(),

    /** Has these read again soon. */
    touch: (touched: Touched): void => rounds.ask(touched),

    /** Reads everything again; calls that come before it has begun share it. Rejects when it cannot be read. */
    refresh(): Promise<void> {
      if (nextReading) return nextReading;
      const done = reading.then(() => {
        nextReading = null;
        return outsideTransactions(readAll);
      });
      reading = done.catch(() => undefined);
      nextReading = done;
      return done;
    },

    stop: (): void => rounds.stop(),
  };
}
