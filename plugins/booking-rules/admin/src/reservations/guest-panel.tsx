import { Box, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { Facts } from '../parts/facts';
import { Panel } from '../parts/panel';

/** Who comes, how to reach them, and what they wrote. */
export function GuestPanel({ reservation: { guest, message } }: { reservation: ReservationView }) {
  return (
    <Panel title="Guest">
      <Facts
        facts={[
          ['Name', `${guest.firstName} ${guest.lastName}`],
          ['E-mail', <MailLink key="email" email={guest.email} />],
          ['Phone', <PhoneLink key="phone" phone={guest.phone} />],
        ]}
      />
      {message === null || message === '' ? null : (
        <Box paddingTop={2} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            Wrote with the booking
          </Typography>
          <Typography tag="p">{message}</Typography>
        </Box>
      )}
    </Panel>
  );
}
