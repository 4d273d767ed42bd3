import { Button, Flex } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { useApi } from '../api/client';
import { TextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { Panel } from '../components/panel';
import { AddressOutcome, useAddressCheck } from './address-check';
import { FeedRuleFields, sentRules, type FeedRules } from './feed-fields';
import { messages } from '../messages/messages';

/** How often a feed is fetched, when it frees nights, and where it is. */
export function FeedSettings({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const { id, interval, release, channelName, apartmentId } = feed;
  const { values, set, field, busy, submit } = useForm<FeedRules & { address: string }>({
    ...{ interval, ...release, address: '' },
  });
  const address = values.address.trim();
  const check = useAddressCheck(address);

  const t = messages().channels.settings;
  const save = () =>
    submit(async () => {
      await api.call('PUT /booking-rules/feeds/{id}', {
        params: { id },
        body: { data: { ...sentRules(values), ...(address !== '' && { address }) } },
      });
      set({ address: '' });
      onDone();
      return t.saved;
    });

  return (
    <Panel title={t.title}>
      <Form label={t.title} onSubmit={() => void save()}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FeedRuleFields field={field} />
          {feed.address === null ? null : (
            <TextField
              {...field('address')}
              label={t.address}
              hint={t.addressHint(feed.address)}
              maxLength={2000}
            />
          )}
          {address === '' ? null : (
            <AddressOutcome check={check} apartmentId={apartmentId} channelName={channelName} />
          )}
          <Flex>
            <Button
              type="submit"
              variant="secondary"
              loading={busy !== null}
              disabled={address !== '' && !check.isGood}
            >
              {t.save}
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Panel>
  );
}
