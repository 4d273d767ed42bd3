import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline, TimelinePage } from 'booking-rules/contracts/calendar';
import { useApi } from '../../api/client';
import { useApiQuery } from '../../api/use-api-query';
import { errorMessage } from '../../api/errors';
import { useSettled, type Asked } from '../../components/apartments/apartment-pages';
import { queryOf, type Filters } from '../filters/filters';
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

/** What has come of what was asked for. */
interface Loaded {
  asked: Asked<Filters>;
  /** By their numbers. */
  chunks: ReadonlyMap<number, Timeline>;
  /** The latest of the answers: it says which apartments there are. */
  latest: TimelinePage;
}

/**
 * The nights of a page of the apartments that fit, loaded quarter by quarter as they come in sight. Once others are
 * asked for, the rows that were there stay until those have come.
 * @param wanted another object whenever something in it is another
 */
export function useTimeline(origin: number, { first, last }: View, wanted: Asked<Filters>) {
  const api = useApi();
  const asked = useSettled(wanted);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { data: conflicts, reload: reloadConflicts } = useApiQuery('GET /booking-rules/conflicts');
  const [error, setError] = useState<string | null>(null);
  /** What is being loaded, and which chunks of it have been asked for. Answers of an earlier round come too late. */
  const round = useRef({ asked, chunks: new Set<number>() });
  const from = Math.floor(first / WEEKS_IN_CHUNK);
  const to = Math.floor(last / WEEKS_IN_CHUNK);

  const load = useCallback(
    async (chunk: number): Promise<void> => {
      const { current } = round;
      if (chunk < 0 || chunk >= CHUNKS || current.asked !== asked) return;
      current.chunks.add(chunk);
      const day = (number: number) => dayAt({ origin }, number * WEEKS_IN_CHUNK * DAYS_IN_WEEK);
      try {
        const query = { ...queryOf(asked), from: day(chunk), to: day(chunk + 1) };
        const answer = await api.call('GET /booking-rules/timeline', { query });
        if (round.current !== current) return;
        setLoaded((before) => ({
          asked,
          chunks: new Map(before?.asked === asked ? before.chunks : []).set(chunk, answer.data),
          latest: answer,
        }));
        setError(null);
      } catch (failure) {
        if (round.current !== current) return;
        current.chunks.delete(chunk);
        setError(errorMessage(failure));
      }
    },
    [api, origin, asked],
  );

  useEffect(() => {
    if (round.current.asked !== asked) round.current = { asked, chunks: new Set() };
    async function loadAround(): Promise<void> {
      const inSight = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      for (const chunk of [...inSight, to + 1, from - 1])
        if (!round.current.chunks.has(chunk)) await load(chunk);
    }
    void loadAround();
  }, [load, asked, from, to]);

  /** Loads again what is in sight; the rest is loaded again when it comes in sight. */
  const reload = useCallback(async (): Promise<void> => {
    round.current = { asked, chunks: new Set() };
    reloadConflicts();
    const inSight = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await Promise.all(inSight.map(load));
  }, [load, reloadConflicts, asked, from, to]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, FRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);

  const rows = useMemo(
    (): Row[] =>
      loaded ? rowsOf(loaded.latest.data.apartments, loaded.chunks, origin, conflicts?.data ?? []) : [],
    [loaded, origin, conflicts],
  );
  return {
    rows,
    /** Of all pages, and what to filter by; null before anything has come. */
    meta: loaded?.latest.meta ?? null,
    /** What the rows answer; null before anything has come. */
    shown: loaded?.asked ?? null,
    error,
    reload,
  };
}
