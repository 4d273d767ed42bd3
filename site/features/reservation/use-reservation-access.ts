import { useEffect, useState } from 'react';
import { usePageContext } from '../../lib/page-context';
import { reservationAccess, type ReservationAccess } from '../../session/reservation-access';
import { useHydrated } from '../../ui/use-browser';

/** What is known of how to open the reservation that the address names. */
export interface Opening {
  /** Null while nothing opens it. */
  access: ReservationAccess | null;
  /** From the address; empty when it names none. */
  reference: string;
  /** Whether the guest has closed what was open. */
  isClosed: boolean;
  /** Opens another one, and remembers it in this tab; null closes what is open. */
  open: (access: ReservationAccess | null) => void;
}

/**
 * How to open the reservation that the address names: by what a mailed link carries, or by what this tab has opened
 * it with before. What opens it is taken out of the address. Null until the page has come alive.
 */
export function useReservationAccess(): Opening | null {
  const { search } = usePageContext().urlParsed;
  const carried = carriedBy(search);
  const [opened, setOpened] = useState<ReservationAccess | null>(carried);
  const [closed, setClosed] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    if (opened === null) return;
    reservationAccess.write(opened);
    const address = `${window.location.pathname}?reference=${encodeURIComponent(opened.reference)}`;
    window.history.replaceState(window.history.state, '', address);
  }, [opened]);
  if (!hydrated) return null;
  const reference = opened?.reference ?? search.reference?.trim() ?? '';
  const stored = closed ? null : reservationAccess.read();
  const remembered = stored?.reference === reference ? stored : null;
  return {
    access: opened ?? remembered,
    reference,
    isClosed: closed,
    open(access) {
      if (access === null) reservationAccess.remove();
      setClosed(access === null);
      setOpened(access);
    },
  };
}

function carriedBy(search: Readonly<Record<string, string>>): ReservationAccess | null {
  const reference = search.reference?.trim() ?? '';
  const { token, email } = search;
  if (reference === '') return null;
  if (token !== undefined && token !== '') return { reference, token };
  return email !== undefined && email !== '' ? { reference, email } : null;
}
