import { Box, Flex, Toggle, Typography } from '@strapi/design-system';
import { toldWords } from 'booking-rules/shared/format/choice-labels';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { messages } from '../messages/messages';

/** The mails by rule that a guest will get as things stand, and whether they get any at all. */
export function AutomaticMails({ reference }: { reference: string }) {
  const t = messages().mailRules.ofBooking;
  const { on, off } = messages().mailRules;
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const params = { reference };
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/automatic-mails', { params });
  if (!query.data) return null;
  const { off: isOff, planned } = query.data.data;
  // A stay that is over, with nothing to come, needs no switch.
  if (planned.length === 0 && !isOff) return null;

  async function turn(isOn: boolean): Promise<void> {
    await run('turn', async () => {
      await api.call('PUT /booking-rules/reservations/{reference}/automatic-mails', {
        params,
        body: { data: { off: !isOn } },
      });
      return isOn ? t.onNow : t.offNow;
    });
    query.reload();
  }

  return (
    <Box paddingTop={5}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {t.title}
      </Typography>
      <Box tag="ul" paddingTop={2} paddingBottom={3}>
        {isOff
          ? null
          : planned.map(({ rule, name, at }) => (
              <Box tag="li" key={rule} paddingBottom={2}>
                <Typography tag="p" fontWeight="semiBold">
                  <bdi>{toldWords(name)}</bdi>
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {t.at(formatInstant(at))}
                </Typography>
              </Box>
            ))}
      </Box>
      <Flex gap={3} alignItems="center" justifyContent="space-between">
        <Typography>{t.active}</Typography>
        <Box width="16rem" shrink={0}>
          <Toggle
            aria-label={t.active}
            onLabel={on}
            offLabel={off}
            checked={!isOff}
            disabled={!canManage || busy !== null}
            onChange={(event) => void turn(event.target.checked)}
          />
        </Box>
      </Flex>
    </Box>
  );
}
