import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { MANAGE, useCanManage } from '../api/permissions';
import { Panel } from '../components/panel';
import { ActionButton } from '../components/reservation/action-button';
import { RESERVATION_ACTIONS } from '../components/reservation/actions';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';
import { MostUrgent } from './most-urgent';

/** Requests that wait for a yes or a no, the most urgent first, each answered where it stands. */
export function Requests({
  requests,
  count,
  onDone,
}: {
  requests: readonly ReservationView[];
  /** How many there are in all. */
  count: number;
  onDone: () => void;
}) {
  if (requests.length === 0) return null;
  const { requests: t, withCount } = messages().today;
  return (
    <Box id="requests">
      <Panel title={withCount(t.title, count)}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
          {requests.map((request) => (
            <li key={request.reference}>
              <Request request={request} onDone={onDone} />
            </li>
          ))}
        </Flex>
        <MostUrgent shown={requests.length} count={count} query="states=held" />
      </Panel>
    </Box>
  );
}

function Request({ request, onDone }: { request: ReservationView; onDone: () => void }) {
  const t = messages().today.requests;
  const canManage = useCanManage(MANAGE);
  const { reference, guest, apartmentName, nights, guests, total, heldUntil, message } = request;
  const actions = RESERVATION_ACTIONS.filter(({ path }) => path === 'accept' || path === 'decline');
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box>
        <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
          {`${guest.firstName} ${guest.lastName}`}
        </Link>
        <Typography tag="p">{`${apartmentName}, ${formatStay(request)}`}</Typography>
        <Typography tag="p">
          {t.total(formatAmount(total), messages().reservations.partyAndNights(nights, guests))}
        </Typography>
        {message === null || message.trim() === '' ? null : (
          <Typography tag="p" textColor="neutral600">
            <bdi>{t.says(guest.firstName, message.trim())}</bdi>
          </Typography>
        )}
        {heldUntil === null ? null : (
          <Typography tag="p" fontWeight="bold">
            {t.expires(formatAge(heldUntil), formatInstant(heldUntil))}
          </Typography>
        )}
      </Box>
      {canManage ? (
        <Flex gap={2}>
          {actions.map((action) => (
            <ActionButton key={action.path} action={action} reservation={request} onDone={onDone} />
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}
