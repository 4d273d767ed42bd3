import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Checkbox, Flex, Link, Typography } from '@strapi/design-system';
import type { DemoContent, DemoPart } from 'booking-rules/contracts/setup/demo-content';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { ConfirmDialog } from '../components/dialogs';
import { Panel } from '../components/panel';
import { PARTS } from './labels';

/** Chooses what stays, and begins the removal of the rest. */
export function StartYourOwn({ demo: { blocking }, onDone }: { demo: DemoContent; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const [keep, setKeep] = useState<readonly DemoPart[]>([]);
  const isBlocked = blocking.length > 0 && !keep.includes('apartments');
  const start = () =>
    run('start', async () => {
      await api.call('POST /booking-rules/demo-content/removal', { body: { data: { keep: [...keep] } } });
      onDone();
      return null;
    });
  return (
    <Panel title="Start your own">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="p">
          A backup is made first. Then the demo content goes, apart from what you keep. Its bookings,
          enquiries, reviews and staff accounts, its business details and its unused pictures always go, and
          invoice numbers begin anew. What you have added or changed stays, and so does your account.
        </Typography>
        <Typography variant="delta" tag="h3">
          Keep
        </Typography>
        {PARTS.map(([part, label, hint]) => (
          <Box key={part}>
            <Checkbox
              checked={keep.includes(part)}
              onCheckedChange={(on) =>
                setKeep(on === true ? [...keep, part] : keep.filter((other) => other !== part))
              }
            >
              {label}
            </Checkbox>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingLeft={7}>
              {hint}
            </Typography>
          </Box>
        ))}
        {isBlocked ? <BlockingBookings blocking={blocking} /> : null}
        <Flex>
          <ConfirmDialog
            button={
              <Button variant="danger" loading={busy !== null} disabled={isBlocked}>
                Start your own
              </Button>
            }
            title="Remove the demo content?"
            back="Go back"
            confirm="Back up and remove"
            variant="danger-light"
            onConfirm={() => void start()}
          >
            If the backup fails, nothing is removed. Otherwise the only way back is to restore it.
          </ConfirmDialog>
        </Flex>
      </Flex>
    </Panel>
  );
}

function BlockingBookings({ blocking }: Pick<DemoContent, 'blocking'>) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Typography tag="p" fontWeight="bold" paddingBottom={2}>
        These bookings are not of the demo, and their apartments would go. Cancel or move them, or keep the
        apartments.
      </Typography>
      <Box tag="ul">
        {blocking.map(({ reference, apartmentName, checkIn, checkOut }) => (
          <Box key={reference} tag="li" paddingBottom={1}>
            <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
              {reference}
            </Link>
            <Typography>{` ${apartmentName}, ${formatStay({ checkIn, checkOut })}`}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
