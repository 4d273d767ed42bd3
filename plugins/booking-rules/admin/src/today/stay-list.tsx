import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { StayOfDay } from 'booking-rules/contracts/reports/day-work';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { PhoneLink } from '../components/links';
import { Mark, type Tone } from '../components/mark';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

/** Stays of the day, each with what there is to know of it in small labels. */
export function StayList({
  id,
  stays,
}: {
  id: 'arrivals' | 'departures' | 'staying';
  stays: readonly StayOfDay[];
}) {
  const { lists, withCount } = messages().today;
  const t = lists[id];
  return (
    <Box id={id}>
      <Panel title={withCount(t.title, stays.length)}>
        {stays.length === 0 ? (
          <Typography textColor="neutral600">{t.empty}</Typography>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {stays.map((stay) => (
              <Box tag="li" key={stay.reference}>
                <Stay stay={stay} />
              </Box>
            ))}
          </Flex>
        )}
      </Panel>
    </Box>
  );
}

function Stay({ stay }: { stay: StayOfDay }) {
  const { reference, guest, apartmentName, nights, guests } = stay;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography fontWeight="bold">{apartmentName}</Typography>
      <Flex gap={3} wrap="wrap">
        <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
          {`${guest.firstName} ${guest.lastName}`}
        </Link>
        {guest.phone === '' ? null : <PhoneLink phone={guest.phone} />}
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {[formatStay(stay), messages().reservations.partyAndNights(nights, guests)].join(' · ')}
      </Typography>
      <Flex tag="ul" gap={2} wrap="wrap" paddingTop={1}>
        {marksOf(stay).map(([tone, words]) => (
          <li key={words}>
            <Mark tone={tone}>{words}</Mark>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

const CLEANING: Record<NonNullable<StayOfDay['cleaning']>, Tone> = {
  open: 'open',
  done: 'good',
  problem: 'bad',
};
const REGISTRATION: Record<NonNullable<StayOfDay['registration']>, Tone> = {
  ...{ missing: 'bad', partly: 'open', registered: 'open', reported: 'good' },
};
const DOOR_CODE: Record<NonNullable<StayOfDay['doorCode']>, Tone> = { released: 'good', waiting: 'open' };

/** What is known of a stay: what nobody keeps has no label. */
function marksOf(stay: StayOfDay): (readonly [Tone, string])[] {
  const t = messages().today.marks;
  const { cleaning, registration, doorCode, total, paidAmount, refundedAmount } = stay;
  const due = total - paidAmount + refundedAmount;
  return [
    ...(cleaning === null ? [] : [[CLEANING[cleaning], t.cleaning[cleaning]] as const]),
    due > 0 ? (['open', t.due(formatAmount(due))] as const) : (['good', t.paid] as const),
    ...(registration === null ? [] : [[REGISTRATION[registration], t.registration[registration]] as const]),
    ...(doorCode === null ? [] : [[DOOR_CODE[doorCode], t.doorCode[doorCode]] as const]),
  ];
}
