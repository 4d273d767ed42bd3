import { useEffect, useState } from 'react';
import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import { useApi } from '../api/client';

/** How long nothing is typed before the site is shown with it, in milliseconds. */
const PAUSE_MS = 600;

/**
 * The address of the site as it would be with what is typed. What cannot be taken yet, such as half a colour, leaves the
 * one before.
 * @returns no address until the first has come, and a problem where none does
 */
export function useSitePreview(change: BusinessChange): { address: string | null; problem: boolean } {
  const api = useApi();
  const [shown, setShown] = useState<{ address: string | null; problem: boolean }>({
    address: null,
    problem: false,
  });
  const typed = JSON.stringify(change);
  useEffect(() => {
    let isLatest = true;
    const read = async (): Promise<void> => {
      const data = JSON.parse(typed) as BusinessChange;
      const answer = await api.call('POST /booking-rules/business/preview', { body: { data } });
      if (isLatest) setShown({ address: answer.data.url, problem: false });
    };
    const timer = setTimeout(() => {
      read().catch(() => {
        if (isLatest) setShown((before) => ({ ...before, problem: before.address === null }));
      });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [api, typed]);
  return shown;
}
