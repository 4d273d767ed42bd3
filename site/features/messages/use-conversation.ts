import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestThread } from 'booking-rules/contracts/messages/messages';
import { useEffect, useRef, type RefObject } from 'react';
import type { ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';

/** How often an answer is looked for while the page is in front of somebody. */
const POLL_MS = 25_000;

interface Conversation {
  /** Null until it has been read. */
  thread: GuestThread | null;
  error: ApiError | null;
  again: () => void;
  /** Puts a newer state in its place. */
  keep: (thread: GuestThread) => void;
  /** For the element whose appearance on the screen makes messages read. */
  section: RefObject<HTMLElement | null>;
}

/** The messages about a booking, asked for again while the page is seen; read once they are on the screen. */
export function useConversation(access: ReservationAccess): Conversation {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const isSeen = useRef(false);
  const queryKey = ['messages', access];
  const { data, error, refetch } = useQuery<GuestThread, ApiError>({
    queryKey,
    queryFn: async () => {
      const { params, body } = requestOf(access);
      const question = { proof: body.data, seen: isSeen.current };
      const answer = await call('POST /api/reservations/{reference}/messages/look-up', {
        ...{ params, body: { data: question } },
      });
      return answer.data;
    },
    // Not while the tab is hidden; it is asked again when somebody comes back to it.
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  const unread = data?.unread ?? 0;
  useEffect(() => {
    if (section.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      isSeen.current = entry?.isIntersecting ?? false;
      if (isSeen.current && unread > 0) void refetch();
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [unread, refetch]);
  return {
    thread: data ?? null,
    error,
    again: () => void refetch(),
    keep: (thread) => client.setQueryData<GuestThread>(queryKey, thread),
    section,
  };
}
