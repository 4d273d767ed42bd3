import { Button, Flex, Modal } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { ApartmentField } from '../components/apartment-field';
import { FormDialog, FormDialogFooter } from '../components/dialogs';
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
  const { values, set, errorOf, busy, submit } = useForm({
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
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ApartmentField
            value={values.apartmentId}
            error={errorOf('apartmentId')}
            onChange={(apartmentId) => set({ apartmentId })}
          />
          <ChannelField choice={values.choice} name={values.name} error={errorOf('channel')} onChange={set} />
          <TextField
            name="address"
            label="Address of the calendar"
            hint="On the channel: availability, then export or connect calendars. It ends in .ics"
            value={values.address}
            error={errorOf('address')}
            maxLength={2000}
            onChange={(typed) => set({ address: typed })}
          />
          <AddressOutcome
            check={check}
            apartmentId={values.apartmentId}
            channelName={channelName(channel) || 'this channel'}
          />
          {values.hasRules ? (
            <FeedRuleFields values={values} errorOf={errorOf} set={set} />
          ) : (
            <Flex>
              <Button variant="tertiary" size="S" onClick={() => set({ hasRules: true })}>
                Change how often it is read
              </Button>
            </Flex>
          )}
        </Flex>
      </Modal.Body>
      <FormDialogFooter>
        <Button
          loading={busy !== null}
          disabled={!check.isGood || values.apartmentId === '' || channel === ''}
          onClick={() => void add()}
        >
          Add the calendar
        </Button>
      </FormDialogFooter>
    </>
  );
}
