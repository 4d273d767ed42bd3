import { Box, Link, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import { toldRatePlan } from 'booking-rules/shared/explain/line-label';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { MANAGE, useCanManage } from '../api/permissions';
import { Facts, Panel } from '../components/panel';
import { ContactDialog } from './contact-dialog';
import { MailLink, PhoneLink } from '../components/links';
import { messages } from '../messages/messages';

/** Where and when, and how it is paid. */
export function StayPanel({ reservation }: { reservation: ReservationDetail }) {
  const { stay: t, partyAndNights } = messages().reservations;
  const { apartmentId, apartmentName, checkIn, checkOut, nights, guests, createdAt } = reservation;
  return (
    <Panel title={t.title}>
      <Facts
        facts={[
          [
            t.apartment,
            <Link key="apartment" href={`/apartment/${apartmentId}`} isExternal>
              {apartmentName}
            </Link>,
          ],
          [t.checkIn, formatDay(checkIn)],
          [t.checkOut, formatDay(checkOut)],
          [t.for, partyAndNights(nights, guests)],
          [t.booked, formatInstant(createdAt)],
          [t.paysBy, METHOD_WORDS[reservation.payment].label],
          ...(reservation.ratePlan === null
            ? []
            : [[t.rate, toldRatePlan(reservation.ratePlan).name] as const]),
          ...(reservation.promotionCode === null ? [] : [[t.code, reservation.promotionCode] as const]),
          ...reservation.acceptedPages.map(
            ({ title, version }) => [t.accepted(title), t.version(formatInstant(version))] as const,
          ),
        ]}
      />
    </Panel>
  );
}

/** Who comes, how to reach them, and what they wrote. */
export function GuestPanel({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const t = messages().reservations.guest;
  const { guest, message } = reservation;
  const canManage = useCanManage(MANAGE);
  return (
    <Panel title={t.title}>
      <Facts
        facts={[
          [t.name, `${guest.firstName} ${guest.lastName}`],
          [t.email, guest.email === '' ? t.noEmail : <MailLink key="email" email={guest.email} />],
          [t.phone, <PhoneLink key="phone" phone={guest.phone} />],
        ]}
      />
      {canManage ? (
        <Box paddingTop={3}>
          <ContactDialog reservation={reservation} onDone={onDone} />
        </Box>
      ) : null}
      {message === null || message === '' ? null : (
        <Box paddingTop={2} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t.message}
          </Typography>
          <Typography tag="p">{message}</Typography>
        </Box>
      )}
    </Panel>
  );
}
