import type { ArrivalInformation } from 'booking-rules/contracts/reservations/arrival';
import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { useEffect, useState } from 'react';
import { keptTrips, type KeptTrip } from '../../session/kept-trip';
import type { ReservationAccess } from '../../session/reservation-access';
import { isAhead, phaseOf } from './phase';
import { useToday } from './use-today';
import { forgetPages, keepPageOffline } from './trip-worker';

/** The copy of a trip on this device, as it was when the page opened; null when there is none. */
export function useKeptTrip(reference: string): KeptTrip | null {
  const [kept] = useState(() => (reference === '' ? null : keptTrips.find(reference, new Date())));
  return kept;
}

interface Loaded {
  access: ReservationAccess | null;
  /** As it stands now; null while only a copy is known. */
  found: LookedUp | null;
  foundAt: Date | null;
  arrival: ArrivalInformation | null;
  /** Whether what opened it opens it no longer. */
  isRefused: boolean;
}

/** Whether a trip is kept, and what ends that. */
export interface Keeping {
  state: 'no' | 'kept' | 'removed';
  remove: () => void;
}

/**
 * Keeps a trip on this device each time it is loaded, while it is ahead or going on, together with its page; what is
 * cancelled or over is removed.
 */
export function useKeeping({ access, found, foundAt, arrival, isRefused }: Loaded): Keeping {
  const [removed, setRemoved] = useState(false);
  const today = useToday();
  const isWanted = found !== null && isAhead(phaseOf(found.data, today));
  useEffect(() => {
    if (isRefused && access !== null) removeTrip(access.reference);
    if (removed || isRefused || access === null || found === null || foundAt === null) return;
    const now = new Date();
    if (!isWanted) {
      removeTrip(access.reference);
      return;
    }
    if (arrival === null) return;
    keptTrips.keep({ access, found, arrival, at: foundAt.toISOString(), keepUntil: arrival.keepUntil }, now);
    void keepPageOffline();
  }, [removed, access, found, foundAt, arrival, isRefused, isWanted]);
  return {
    state: removed ? 'removed' : isWanted && arrival !== null ? 'kept' : 'no',
    remove() {
      if (access !== null) removeTrip(access.reference);
      setRemoved(true);
    },
  };
}

/** Removes a trip from this device, and with the last one its page. */
export function removeTrip(reference: string): void {
  const now = new Date();
  if (keptTrips.find(reference, now) === null) return;
  keptTrips.remove(reference, now);
  if (keptTrips.all(now).length === 0) void forgetPages();
}
