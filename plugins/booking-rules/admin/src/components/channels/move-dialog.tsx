import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ConflictSolutions, OtherApartment } from 'booking-rules/contracts/channels/channel-conflicts';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { TwoLines } from '../data-table';
import { FormDialog, FormDialogContent } from '../dialogs';
import { QueryResult } from '../query-result';
import type { ConflictGroup } from './conflict-groups';
import { messages } from '../../messages/messages';

/** Moves the guest of a double booking to an apartment that is free. */
export function MoveDialog({ group, onDone }: { group: ConflictGroup; onDone: () => void }) {
  const [id] = group.ids;
  const t = messages().channelBookings.moving;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title(group.reference)}
      button={<Button variant="secondary">{t.ask}</Button>}
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

  const t = messages().channelBookings.moving;
  const move = ({ apartmentId, name }: OtherApartment) =>
    void run(apartmentId, async () => {
      await api.call('POST /booking-rules/reservations/{reference}/move', {
        params: { reference },
        body: { data: { apartmentId, checkIn, checkOut } },
      });
      onDone();
      return t.moved(name);
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box>
        <Typography tag="p">{t.stay(formatStay({ checkIn, checkOut }), nights, guests)}</Typography>
        <Typography tag="p" textColor="neutral600">
          {count === 0
            ? t.noneFree
            : [
                t.keepsPrice(formatAmount(total)),
                ...(count > apartments.length ? [t.nearest(apartments.length, count)] : []),
              ].join(' ')}
        </Typography>
      </Box>
      {apartments.length === 0 ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label={t.free}>
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
                <TwoLines
                  first={apartment.name}
                  second={t.home(apartment.district, apartment.bedrooms, apartment.capacity)}
                />
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
                aria-label={t.moveTo(apartment.name)}
                onClick={() => move(apartment)}
              >
                {t.move}
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** `AED 200 more`, `AED 50 less`, `same price`. */
export function describeDifference(difference: number): string {
  const t = messages().channelBookings.moving;
  if (difference === 0) return t.samePrice;
  return (difference > 0 ? t.more : t.less)(formatAmount(Math.abs(difference)));
}
