import { useQuery } from '@tanstack/react-query';
import type { CardFormAnswer } from 'booking-rules/contracts/money/card-forms';
import { useEffect, useRef, useState } from 'react';
import { guestMessage, type ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { isRecord } from '../../lib/json';
import { isBeingChecked } from '../../lib/reservation-state';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { mayShowForm, openStripeForm, type OpenedForm } from './stripe-form';

export interface CardPaymentAsked {
  access: ReservationAccess;
  /** The part that is next, or all that is open. */
  pays: 'next' | 'all';
}

/** How a payment stands before its form can be filled in. */
export type CardFormState =
  | { step: 'loading' }
  | { step: 'open'; form: OpenedForm; amount: number }
  /** It is made on the payment partner's own page. */
  | { step: 'elsewhere'; url: string }
  /** There is nothing to pay any more. */
  | { step: 'done' }
  /** It was paid, and the payment partner has not told us yet. */
  | { step: 'checking' }
  /** The time to pay is over. */
  | { step: 'over' }
  | { step: 'wrong-pair' }
  | { step: 'failed'; message: string | null };

/** Opens the form of a payment in a place of the page, once; `again` asks anew how the payment stands, `retry` loads the form anew, too. */
export function useCardForm({ access, pays }: CardPaymentAsked) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const [notLoaded, setNotLoaded] = useState(false);
  /** Counts tries to load a form that did not come. */
  const [round, setRound] = useState(0);
  const { data, error, refetch, isFetching } = useQuery<{ data: CardFormAnswer }, ApiError>({
    queryKey: ['card-form', access, pays],
    queryFn: () =>
      call('POST /api/reservations/{reference}/card-form', { ...requestOf(access), query: { pays } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const answer = error === null ? data?.data : undefined;
  const { publishableKey, clientSecret, amount = 0 } = answer?.form ?? {};
  useEffect(() => {
    const element = place.current;
    if (publishableKey === undefined || clientSecret === undefined || element === null) return undefined;
    if (!mayShowForm()) {
      // The guest came here from a page that keeps Stripe out: this one is loaded anew, and goes on from here.
      window.location.hash = hashOf(pays);
      window.location.reload();
      return undefined;
    }
    let isGone = false;
    let form: OpenedForm | null = null;
    openStripeForm({ publishableKey, clientSecret, amount }, element).then(
      (ready) => {
        form = ready;
        if (isGone) ready.close();
        else setOpened(ready);
      },
      () => {
        if (!isGone) setNotLoaded(true);
      },
    );
    return () => {
      isGone = true;
      setOpened(null);
      form?.close();
    };
  }, [publishableKey, clientSecret, amount, pays, round]);
  return {
    place,
    state: stateOf({ answer, error, opened, notLoaded, isFetching }),
    again: async (): Promise<void> => void (await refetch()),
    retry: (): void => {
      setNotLoaded(false);
      setRound((before) => before + 1);
      void refetch();
    },
  };
}

const hashOf = (pays: CardPaymentAsked['pays']): string => `#pay-${pays}`;

/** What was about to be paid when the page was loaded anew for its form; null for nothing. */
export function askedBefore(): CardPaymentAsked['pays'] | null {
  const { hash } = window.location;
  return (['next', 'all'] as const).find((pays) => hash === hashOf(pays)) ?? null;
}

function stateOf({
  answer,
  error,
  opened,
  notLoaded,
  isFetching,
}: {
  answer: CardFormAnswer | undefined;
  error: ApiError | null;
  opened: OpenedForm | null;
  notLoaded: boolean;
  isFetching: boolean;
}): CardFormState {
  if (error?.status === 404) return { step: 'wrong-pair' };
  if (error?.status === 409) {
    if (isBeingChecked(error)) return { step: 'checking' };
    const isPaid = isRecord(error.details) && /^(confirmed|completed)$/.test(String(error.details['state']));
    return { step: isPaid ? 'done' : 'over' };
  }
  if (error !== null) return { step: 'failed', message: guestMessage(error) };
  if (answer === undefined) return { step: 'loading' };
  if (answer.form === null)
    return answer.paymentUrl === null
      ? isFetching
        ? { step: 'loading' }
        : { step: 'failed', message: null }
      : { step: 'elsewhere', url: answer.paymentUrl };
  if (notLoaded) return { step: 'failed', message: null };
  return opened === null ? { step: 'loading' } : { step: 'open', form: opened, amount: answer.form.amount };
}
