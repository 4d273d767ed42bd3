import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Checkbox, Flex, Link, Typography } from '@strapi/design-system';
import type { DemoContent, DemoPart } from 'booking-rules/contracts/setup/demo-content';
import { formatStay } from 'booking-rules/shared/format/stay';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { ConfirmDialog } from '../components/dialogs';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

/** Parts that can stay, in the order in which they are told. */
const PARTS: readonly DemoPart[] = ['areas', 'amenities', 'guides', 'pages', 'terms', 'apartments'];

/** Chooses what stays, and begins the removal of the rest. */
export function StartYourOwn({ demo: { blocking }, onDone }: { demo: DemoContent; onDone: () => void }) {
  const { parts, start: t } = messages().demoContent;
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
    <Panel title={t.title}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="p">{t.note}</Typography>
        <Typography variant="delta" tag="h3">
          {t.keep}
        </Typography>
        {PARTS.map((part) => (
          <Box key={part}>
            <Checkbox
              checked={keep.includes(part)}
              onCheckedChange={(on) =>
                setKeep(on === true ? [...keep, part] : keep.filter((other) => other !== part))
              }
            >
              {parts[part].label}
            </Checkbox>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingLeft={7}>
              {parts[part].hint}
            </Typography>
          </Box>
        ))}
        {isBlocked ? <BlockingBookings blocking={blocking} /> : null}
        <Flex>
          <ConfirmDialog
            button={
              <Button variant="danger" loading={busy !== null} disabled={isBlocked}>
                {t.title}
              </Button>
            }
            title={t.question}
            back={t.back}
            confirm={t.confirm}
            variant="danger-light"
            onConfirm={() => void start()}
          >
            {t.questionNote}
          </ConfirmDialog>
        </Flex>
      </Flex>
    </Panel>
  );
}

function BlockingBookings({ blocking }: Pick<DemoContent, 'blocking'>) {
  const t = messages().demoContent.start;
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Typography tag="p" fontWeight="bold" paddingBottom={2}>
        {t.blocking}
      </Typography>
      <Box tag="ul">
        {blocking.map(({ reference, apartmentName, checkIn, checkOut }) => (
          <Box key={reference} tag="li" paddingBottom={1}>
            <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
              {reference}
            </Link>
            <Typography>{` ${t.booking(apartmentName, formatStay({ checkIn, checkOut }))}`}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
