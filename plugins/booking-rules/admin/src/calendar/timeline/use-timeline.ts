import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline } from 'booking-rules/contracts/calendar';
import { useApi } from '../../api/client';
import { useApiQuery } from '../../api/use-api-query';
import { errorMessage } from '../../api/errors';
import { rowsOf, type Row } from './rows';
import { dayAt, DAYS_IN_WEEK, WEEKS, WEEKS_IN_CHUNK } from './scale';

const CHUNKS = WEEKS / WEEKS_IN_CHUNK;
/** Guests book while the calendar is open, so what is in sight is loaded again at this interval. */
const FRESH_MS = 60_000;

/** Weeks in sight. */
export interface View {
  first: number;
  last: number;
}

/** The nights of all apartments, loaded quarter by quarter as they come in sight. */
export function useTimeline(origin: number, { first, last }: View) {
  const api = useApi();
  const [chunks, setChunks] = useState<ReadonlyMap<number, Timeline>>(new Map());
  const { data: conflicts, reload: reloadConflicts } = useApiQuery('GET /booking-rules/conflicts');
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(new Set<number>());
  const from = Math.floor(first / WEEKS_IN_CHUNK);
  const to = Math.floor(last / WEEKS_IN_CHUNK);

  const load = useCallback(
    async (chunk: number): Promise<void> => {
      if (chunk < 0 || chunk >= CHUNKS) return;
      asked.current.add(chunk);
      const day = (number: number) => dayAt({ origin }, number * WEEKS_IN_CHUNK * DAYS_IN_WEEK);
      try {
        const query = { from: day(chunk), to: day(chunk + 1) };
        const { data } = await api.call('GET /booking-rules/timeline', { query });
        setChunks((before) => new Map(before).set(chunk, data));
        setError(null);
      } catch (failure) {
        asked.current.delete(chunk);
        setError(errorMessage(failure));
      }
    },
    [api, origin],
  );

  useEffect(() => {
    async function loadAround(): Promise<void> {
      const inSight = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      for (const chunk of [...inSight, to + 1, from - 1]) if (!asked.current.has(chunk)) await load(chunk);
    }
    void loadAround();
  }, [load, from, to]);

  /** Loads again what is in sight; the rest is loaded again when it comes in sight. */
  const reload = useCallback(async (): Promise<void> => {
    asked.current.clear();
    reloadConflicts();
    const inSight = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await Promise.all(inSight.map(load));
  }, [load, reloadConflicts, from, to]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, FRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);

  const rows = useMemo(
    (): Row[] => rowsOf(chunks, origin, conflicts?.data ?? []),
    [chunks, origin, conflicts],
  );
  return { rows, isEmpty: chunks.size === 0, error, reload };
}
