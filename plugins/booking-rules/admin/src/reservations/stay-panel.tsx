import { Box, Link, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import type { ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { MANAGE, useCanManage } from '../api/permissions';
import { Facts, Panel } from '../components/panel';
import { ContactDialog } from './contact-dialog';
import { MailLink, PhoneLink } from '../components/links';

/** Where and when, and how it is paid. */
export function StayPanel({ reservation }: { reservation: ReservationDetail }) {
  const { apartmentId, apartmentName, checkIn, checkOut, nights, guests, createdAt } = reservation;
  return (
    <Panel title="Stay">
      <Facts
        facts={[
          [
            'Apartment',
            <Link key="apartment" href={`/apartment/${apartmentId}`} isExternal>
              {apartmentName}
            </Link>,
          ],
          ['Check-in', formatDay(checkIn)],
          ['Check-out', formatDay(checkOut)],
          ['For', `${plural(nights, 'night')}, ${plural(guests, 'guest')}`],
          ['Booked', formatInstant(createdAt)],
          ['Pays by', METHOD_WORDS[reservation.payment].label],
          ...(reservation.ratePlan === null ? [] : [['Rate', reservation.ratePlan.name] as const]),
          ...(reservation.promotionCode === null ? [] : [['Code', reservation.promotionCode] as const]),
          ...reservation.acceptedPages.map(
            ({ title, version }) => [`Accepted: ${title}`, `version of ${formatInstant(version)}`] as const,
          ),
        ]}
      />
    </Panel>
  );
}

/** Who comes, how to reach them, and what they wrote. */
export function GuestPanel({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const { guest, message } = reservation;
  const canManage = useCanManage(MANAGE);
  return (
    <Panel title="Guest">
      <Facts
        facts={[
          ['Name', `${guest.firstName} ${guest.lastName}`],
          ['Email', guest.email === '' ? 'None given' : <MailLink key="email" email={guest.email} />],
          ['Phone', <PhoneLink key="phone" phone={guest.phone} />],
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
            Message with the booking
          </Typography>
          <Typography tag="p">{message}</Typography>
        </Box>
      )}
    </Panel>
  );
}
