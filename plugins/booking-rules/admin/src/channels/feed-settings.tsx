import { Button, Flex } from '@strapi/design-system';
import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { useApi } from '../api/client';
import { TextField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { Panel } from '../components/panel';
import { AddressOutcome, useAddressCheck } from './address-check';
import { FeedRuleFields, sentRules, type FeedRules } from './feed-fields';

/** How often a feed is fetched, when it frees nights, and where it is. */
export function FeedSettings({ feed, onDone }: { feed: FeedView; onDone: () => void }) {
  const api = useApi();
  const { id, interval, release, channelName, apartmentId } = feed;
  const { values, set, field, busy, submit } = useForm<FeedRules & { address: string }>({
    ...{ interval, ...release, address: '' },
  });
  const address = values.address.trim();
  const check = useAddressCheck(address);

  const save = () =>
    submit(async () => {
      await api.call('PUT /booking-rules/feeds/{id}', {
        params: { id },
        body: { data: { ...sentRules(values), ...(address !== '' && { address }) } },
      });
      set({ address: '' });
      onDone();
      return 'Saved.';
    });

  return (
    <Panel title="Settings">
      <Form label="Settings" onSubmit={() => void save()}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FeedRuleFields field={field} />
          {feed.address === null ? null : (
            <TextField
              {...field('address')}
              label="Replace the address"
              hint={`Now ${feed.address}. The whole address is secret. Nights that the new one doesn't show are freed by the rule above.`}
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
              Save
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Panel>
  );
}
