import { keepPreviousData, useMutation, useQuery, type QueryKey } from '@tanstack/react-query';
import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import type { ApiError } from '../../api/api-error';

interface PreviewedChange<Preview> {
  /** Names the question: the stay and what is chosen. */
  key: QueryKey;
  /** Whether something is chosen that can be asked about. */
  enabled: boolean;
  /** Asks what the chosen would do. */
  ask: () => Promise<{ data: Preview }>;
  /** Changes the stay, for the total that was shown. */
  make: (total: number) => Promise<LookedUp>;
  onChanged: (found: LookedUp) => void;
}

/** A change that guests make themselves: what it would do is shown while they choose. */
export function usePreviewedChange<Preview>({
  key,
  enabled,
  ask,
  make,
  onChanged,
}: PreviewedChange<Preview>) {
  const question = useQuery({
    ...{ queryKey: key, queryFn: ask, enabled, retry: false, placeholderData: keepPreviousData },
  });
  const { mutate, isPending, error } = useMutation<LookedUp, ApiError, number>({
    mutationFn: make,
    onSuccess: onChanged,
    // The total or the nights may have changed since: what is shown next is what holds now.
    onError: () => void question.refetch(),
  });
  return {
    /** What the chosen would do, or what was chosen just before it. */
    preview: question.data?.data ?? null,
    isCurrent: enabled && !question.isPlaceholderData,
    change: mutate,
    isPending,
    refusal: error ?? question.error,
  };
}
