import { Button, Flex } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { useApi } from '../api/client';
import { ApartmentField } from '../components/apartments/apartment-field';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { TextField } from '../components/fields';
import { useForm } from '../components/form';
import { AddressOutcome, useAddressCheck } from './address-check';
import { ChannelField, chosenChannel } from './channel-field';
import { DEFAULT_RULES, FeedRuleFields, sentRules } from './feed-fields';
import { messages } from '../messages/messages';

/** Adds a calendar; what it would take is shown before it is saved. */
export function AddDialog({ onDone }: { onDone: () => void }) {
  const { title } = messages().channels.adding;
  return (
    <FormDialog onDone={onDone} title={title} button={<Button startIcon={<Plus />}>{title}</Button>}>
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
  const t = messages().channels.adding;

  const add = () =>
    submit(async () => {
      const { data } = await api.call('POST /booking-rules/feeds', {
        body: { data: { apartmentId: values.apartmentId, channel, address, ...sentRules(values) } },
      });
      onDone();
      return t.added(data.channelName, data.nights, data.apartmentName);
    });

  return (
    <FormDialogContent
      actions={
        <Button
          loading={busy !== null}
          disabled={!check.isGood || values.apartmentId === '' || channel === ''}
          onClick={() => void add()}
        >
          {t.add}
        </Button>
      }
    >
      <ApartmentField {...field('apartmentId')} />
      <ChannelField choice={values.choice} name={values.name} error={errorOf('channel')} onChange={set} />
      <TextField {...field('address')} label={t.address} hint={t.addressHint} maxLength={2000} />
      <AddressOutcome
        check={check}
        apartmentId={values.apartmentId}
        channelName={channelName(channel) || t.thisChannel}
      />
      {values.hasRules ? (
        <FeedRuleFields field={field} />
      ) : (
        <Flex>
          <Button variant="tertiary" size="S" onClick={() => set({ hasRules: true })}>
            {t.changeRules}
          </Button>
        </Flex>
      )}
    </FormDialogContent>
  );
}
