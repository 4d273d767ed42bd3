import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ConflictSolutions, OtherApartment } from 'booking-rules/contracts/channels/channel-conflicts';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { TwoLines } from '../data-table';
import { FormDialog, FormDialogContent } from '../dialogs';
import { QueryResult } from '../query-result';
import type { ConflictGroup } from './conflict-groups';

/** Moves the guest of a double booking to an apartment that is free. */
export function MoveDialog({ group, onDone }: { group: ConflictGroup; onDone: () => void }) {
  const [id] = group.ids;
  return (
    <FormDialog
      onDone={onDone}
      title={`Move ${group.reference}`}
      button={<Button variant="secondary">Move the guest …</Button>}
    >
      {(done) => (
        <FormDialogContent>{id === undefined ? null : <Solutions id={id} onDone={done} />}</FormDialogContent>
      )}
    </FormDialog>
  );
}

function Solutions({ id, onDone }: { id: number; onDone: () => void }) {
  const query = useApiQuery('GET /booking-rules/conflicts/{id}/solutions', { params: { id } });
  return (
    <QueryResult query={query}>{({ data }) => <Apartments solutions={data} onDone={onDone} />}</QueryResult>
  );
}

function Apartments({ solutions, onDone }: { solutions: ConflictSolutions; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const { reference, checkIn, checkOut, nights, guests, total, apartments, count } = solutions;

  const move = ({ apartmentId, name }: OtherApartment) =>
    void run(apartmentId, async () => {
      await api.call('POST /booking-rules/reservations/{reference}/move', {
        params: { reference },
        body: { data: { apartmentId, checkIn, checkOut } },
      });
      onDone();
      return `Moved to ${name}. The guest is being told.`;
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box>
        <Typography tag="p">
          {`${formatStay({ checkIn, checkOut })}, ${plural(nights, 'night')}, ${plural(guests, 'guest')}.`}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {count === 0
            ? 'No other apartment is free for this stay. Cancel it, or ask the channel to cancel theirs.'
            : `The guest keeps the agreed price of ${formatAmount(total)} and is told by email.${count > apartments.length ? ` The ${apartments.length} nearest in price of ${count} free apartments:` : ''}`}
        </Typography>
      </Box>
      {apartments.length === 0 ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label="Free apartments">
          {apartments.map((apartment) => (
            <Flex
              tag="li"
              key={apartment.apartmentId}
              gap={4}
              wrap="wrap"
              justifyContent="space-between"
              alignItems="center"
            >
              <Box minWidth="18rem" flex="1">
                <TwoLines first={apartment.name} second={describeHome(apartment)} />
              </Box>
              <TwoLines
                first={formatAmount(apartment.total)}
                second={describeDifference(apartment.difference)}
              />
              <Button
                size="S"
                variant="secondary"
                loading={busy === apartment.apartmentId}
                disabled={busy !== null}
                aria-label={`Move here: ${apartment.name}`}
                onClick={() => move(apartment)}
              >
                Move here
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function describeHome({ district, bedrooms, capacity }: OtherApartment): string {
  return [district, bedrooms === 0 ? 'studio' : plural(bedrooms, 'bedroom'), `sleeps ${capacity}`].join(', ');
}

/** `AED 200 more`, `AED 50 less`, `same price`. */
export function describeDifference(difference: number): string {
  if (difference === 0) return 'same price';
  return `${formatAmount(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
