import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { isStay } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { useEffect, useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { useSettings } from '../../lib/page-context';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Skeleton } from '../../ui/box';
import { Button } from '../../ui/button';
import { FormSheet } from '../../ui/form-sheet';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { Stepper } from '../../ui/stepper';
import { messages } from '../../messages/messages';
import { StayCalendar } from '../../ui/calendar/stay-calendar';
import { StayChangePreview } from './stay-change-preview';
import { useFreeNights } from './use-free-nights';
import { usePreviewedChange } from './use-previewed-change';

const MOST_GUESTS = 20;
const TYPING_MS = 300;

interface StayChangeProps {
  access: ReservationAccess;
  found: LookedUp;
  onChanged: (found: LookedUp) => void;
}

/** Other dates or guests, where the business lets guests choose them; what that does is shown before. */
export function StayChange({ access, found, onChanged }: StayChangeProps) {
  const t = messages().stayChange;
  const { phone } = useSettings();
  const { state } = found.data;
  const { changeUntil } = found.meta;
  if (state !== 'confirmed' && state !== 'held') return null;
  // Who cannot be rung has nothing to say about it yet.
  if (changeUntil === null && phone === '') return null;
  return (
    <section aria-labelledby="changing" className="grid gap-4">
      <h2 id="changing" className="text-2xl">
        {t.heading}
      </h2>
      {changeUntil === null ? (
        <p>
          {t.beforePhone}
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="font-semibold text-brand">
            {phone}
          </Link>
          {t.afterPhone}
        </p>
      ) : (
        <>
          <p>{t.mayUntil(formatDay(changeUntil))}</p>
          <FormSheet label={t.open} title={t.heading} width="md:w-3xl" onDone={onChanged}>
            {(done) => <StayChangeForm access={access} found={found} onChanged={done} />}
          </FormSheet>
        </>
      )}
    </section>
  );
}

function StayChangeForm({ access, found: { data: reservation }, onChanged }: StayChangeProps) {
  const { reservation: said, stayChange: t } = messages();
  const { checkIn, checkOut, guests } = reservation;
  const [stay, setStay] = useState({ checkIn, checkOut, guests });
  const { data: calendar, isError } = useFreeNights(reservation);
  const asked = useSettled(stay);
  const isOther = stay.checkIn !== checkIn || stay.checkOut !== checkOut || stay.guests !== guests;
  const { params, body } = requestOf(access);
  const bodyOf = (of: typeof stay) => ({ proof: body.data, ...of });
  const { change, isPending, refusal, ...question } = usePreviewedChange({
    key: ['stay-change', access, asked],
    enabled: isOther && isStay(asked),
    ask: () =>
      call('POST /api/reservations/{reference}/change-preview', { params, body: { data: bodyOf(asked) } }),
    make: (total) =>
      call('POST /api/reservations/{reference}/change', {
        params,
        body: { data: { ...bodyOf(stay), total } },
      }),
    onChanged,
  });
  const isCurrent = asked === stay && question.isCurrent;
  const preview = isOther && isStay(stay) ? question.preview : null;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (preview && isCurrent) change(preview.total);
      }}
    >
      <div className="min-h-96">
        {calendar ? (
          <StayCalendar
            {...calendar}
            start={stay.checkIn}
            end={stay.checkOut === '' ? null : stay.checkOut}
            onChange={({ start, end }) =>
              setStay({ ...stay, checkIn: start ?? checkIn, checkOut: end ?? '' })
            }
          />
        ) : isError ? (
          <Notice tone="danger" title={t.noCalendar} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
      <Stepper
        label={said.facts.guests}
        name="guests"
        value={stay.guests}
        min={1}
        max={MOST_GUESTS}
        onChange={(count) => setStay({ ...stay, guests: count })}
      />
      <div aria-live="polite" className="grid gap-4">
        {preview && <StayChangePreview reservation={reservation} preview={preview} />}
        {refusal && (
          <Notice tone="danger" title={t.notChanged}>
            <p>{guestMessage(refusal)}</p>
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        busy={isPending}
        disabled={preview === null || !isCurrent || preview.reasons.length > 0}
      >
        {t.change}
      </Button>
    </form>
  );
}

/** A value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
