import { Button, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { ApartmentField } from '../components/apartment-field';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { TextField } from '../components/fields';
import { useForm } from '../components/form';
import { AddressOutcome, useAddressCheck } from './address-check';
import { ChannelField, chosenChannel } from './channel-field';
import { DEFAULT_RULES, FeedRuleFields, sentRules } from './feed-fields';

/** Adds a calendar; what it would take is shown before it is saved. */
export function AddDialog({ onDone }: { onDone: () => void }) {
  return (
    <FormDialog
      onDone={onDone}
      title="Add a calendar"
      button={<Button startIcon={<Plus />}>Add a calendar</Button>}
    >
      {(done) => <AddForm onDone={done} />}
    </FormDialog>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { values, set, field, errorOf, busy, submit } = useForm({
    ...{ apartmentId: '', choice: 'airbnb', name: '', address: '', hasRules: false },
    ...DEFAULT_RULES,
  });
  const address = values.address.trim();
  const check = useAddressCheck(address);
  const channel = chosenChannel(values);

  const add = () =>
    submit(async () => {
      const { data } = await api.call('POST /booking-rules/feeds', {
        body: { data: { apartmentId: values.apartmentId, channel, address, ...sentRules(values) } },
      });
      onDone();
      return `${data.channelName} is connected: ${plural(data.nights, 'night')} of ${data.apartmentName} blocked.`;
    });

  return (
    <FormDialogContent
      actions={
        <Button
          loading={busy !== null}
          disabled={!check.isGood || values.apartmentId === '' || channel === ''}
          onClick={() => void add()}
        >
          Add the calendar
        </Button>
      }
    >
      <ApartmentField {...field('apartmentId')} />
      <ChannelField choice={values.choice} name={values.name} error={errorOf('channel')} onChange={set} />
      <TextField
        {...field('address')}
        label="Address of the calendar"
        hint="On the channel: availability, then export or connect calendars. It ends in .ics"
        maxLength={2000}
      />
      <AddressOutcome
        check={check}
        apartmentId={values.apartmentId}
        channelName={channelName(channel) || 'this channel'}
      />
      {values.hasRules ? (
        <FeedRuleFields field={field} />
      ) : (
        <Flex>
          <Button variant="tertiary" size="S" onClick={() => set({ hasRules: true })}>
            Change how often it is read
          </Button>
        </Flex>
      )}
    </FormDialogContent>
  );
}
