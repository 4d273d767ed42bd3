import { useMutation } from '@tanstack/react-query';
import type { GuestRegistration } from 'booking-rules/contracts/reservations/registrations';
import { cityName } from 'booking-rules/shared/format/city';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useRef } from 'react';
import { guestMessage, type ApiError } from '../../api/api-error';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Card, Skeleton } from '../../ui/box';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { GuestForm } from './guest-form';
import { useRegistration } from './use-registration';

type Kept = (changed: { data: GuestRegistration }) => void;

/** Registers everybody who stays, one after the other. */
export function Registration({ access }: { access: ReservationAccess }) {
  const t = messages().registration;
  const { registration, error, again, keep } = useRegistration(access);
  const outcome = useRef<HTMLDivElement>(null);
  const kept: Kept = (changed) => {
    keep(changed);
    // The form that was sent is gone: what has come of it is read next, and seen.
    requestAnimationFrame(() => {
      outcome.current?.focus({ preventScroll: true });
      outcome.current?.scrollIntoView({ block: 'start' });
    });
  };
  if (registration === null)
    return error ? (
      <Notice tone="danger" title={t.failed}>
        <p>{guestMessage(error)}</p>
        <Button kind="secondary" className="mt-3" onClick={again}>
          {t.again}
        </Button>
      </Notice>
    ) : (
      <div role="status" aria-label={t.loading} className="grid gap-5">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  const { reference, apartmentName, state, isOpen, registered, needed, guests } = registration;
  const isDone = state === 'registered' || state === 'reported';
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <p className="font-semibold">{`${apartmentName} · ${formatStay(registration)}`}</p>
        {state !== 'off' && <Facts registration={registration} />}
      </div>
      <div
        ref={outcome}
        role="group"
        aria-label={t.progress(registered, needed)}
        tabIndex={-1}
        className="grid scroll-mt-24 gap-8 outline-none empty:hidden"
      >
        <Outcome registration={registration} />
        {guests.length > 0 && <Registered access={access} registration={registration} onChanged={kept} />}
      </div>
      {isOpen && !isDone && (
        <>
          <Card className="p-5 sm:p-7">
            <GuestForm
              // The next guest begins with empty fields.
              key={registered}
              {...{ access, registration }}
              title={t.next(registered + 1, needed)}
              onRegistered={kept}
            />
          </Card>
          <Children access={access} registration={registration} onRegistered={kept} />
        </>
      )}
      <ButtonLink
        kind="secondary"
        href={`/reservation?reference=${encodeURIComponent(reference)}`}
        className="w-full sm:w-fit"
      >
        {t.booking}
      </ButtonLink>
    </div>
  );
}

/** Why, until when, and what becomes of it. */
function Facts({ registration: { place, dueAt, deletedOn } }: { registration: GuestRegistration }) {
  const t = messages().registration;
  return (
    <>
      <p>
        {t.why(place === '' ? '' : cityName(place))} {t.due(formatInstant(dueAt))}
      </p>
      <p className="text-sm text-muted">{t.safety(formatDay(deletedOn))}</p>
    </>
  );
}

/** What there is to say where nothing has to be filled in. */
function Outcome({ registration: { state, isOpen } }: { registration: GuestRegistration }) {
  const t = messages().registration;
  if (state === 'off') return <Notice title={t.off} />;
  if (state === 'reported' || state === 'registered') {
    const { title, text } = state === 'reported' ? t.reported : t.done;
    return (
      <Notice tone="success" title={title}>
        {text}
      </Notice>
    );
  }
  if (isOpen) return null;
  return <Notice title={t.closed.title}>{t.closed.text}</Notice>;
}

/** Who is registered, by their initials; what was wrong is taken back and given again. */
function Registered({
  access,
  registration: { guests, registered, needed, isOpen },
  onChanged,
}: {
  access: ReservationAccess;
  registration: GuestRegistration;
  onChanged: Kept;
}) {
  const t = messages().registration;
  const { params, body } = requestOf(access);
  const { mutate, isPending, error } = useMutation<{ data: GuestRegistration }, ApiError, string>({
    mutationFn: (id) =>
      call('POST /api/reservations/{reference}/registration/{id}/removal', {
        params: { ...params, id },
        body,
      }),
    onSuccess: onChanged,
  });
  return (
    <section aria-labelledby="registered" className="grid gap-3">
      <h2 id="registered" className="text-2xl">
        {t.who}
      </h2>
      <p>{t.progress(registered, needed)}</p>
      <ul className="grid gap-2">
        {guests.map(({ id, kind, initials }, index) => {
          const guest = kind === 'child' ? t.child : t.guest(index + 1);
          const name = initials === '' ? guest : t.withInitials(guest, initials);
          return (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-line pb-2"
            >
              <span>{name}</span>
              {isOpen && (
                <Button
                  kind="quiet"
                  disabled={isPending}
                  aria-label={t.removeOne(name)}
                  onClick={() => mutate(id)}
                >
                  {t.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </section>
  );
}

/** Says that one of the guests is a child, where children only have to be counted. */
function Children({
  access,
  registration: { children, adultAge, guests, needed },
  onRegistered,
}: {
  access: ReservationAccess;
  registration: GuestRegistration;
  onRegistered: Kept;
}) {
  const t = messages().registration.children;
  const { params, body } = requestOf(access);
  const { mutate, isPending, error } = useMutation<{ data: GuestRegistration }, ApiError>({
    mutationFn: () =>
      call('POST /api/reservations/{reference}/registration', {
        params,
        body: { data: { proof: body.data, guest: { kind: 'child' } } },
      }),
    onSuccess: onRegistered,
  });
  const counted = guests.filter(({ kind }) => kind === 'child').length;
  if (children || counted + 1 >= needed) return null;
  return (
    <section aria-labelledby="children" className="grid justify-items-start gap-3">
      <h2 id="children" className="text-xl">
        {t.heading}
      </h2>
      <p className="text-sm">{t.text(adultAge)}</p>
      <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
        {t.button}
      </Button>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
    </section>
  );
}
