import { Box, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import type { WebhookInput, WebhookView } from 'booking-rules/contracts/webhooks/webhooks';
import { BOOKING_EVENT_TYPES, type BookingEventType } from 'booking-rules/shared/domain/booking-event-types';
import { SwitchField, TextField } from '../components/fields';
import type { FieldOf } from '../components/form';
import { messages } from '../messages/messages';

/** What the form of a webhook holds. */
export interface WebhookValues {
  name: string;
  url: string;
  /** All types of events, later ones too, whatever else is chosen. */
  all: boolean;
  types: BookingEventType[];
  active: boolean;
}

/** The form of a webhook as it is; of a new one without any. */
export function valuesOf(webhook?: WebhookView): WebhookValues {
  const { name = '', url = '', types = null, active = true } = webhook ?? {};
  return { name, url, all: types === null, types: types ?? [...BOOKING_EVENT_TYPES], active };
}

/** What is sent of it. */
export function inputOf({ name, url, all, types, active }: WebhookValues): WebhookInput {
  return { name, url: url.trim(), types: all ? null : types, active };
}

/** The fields of a webhook. */
export function WebhookFields({ field }: { field: FieldOf<WebhookValues> }) {
  const t = messages().webhooks.fields;
  const all = field('all');
  return (
    <>
      <TextField required {...field('name')} label={t.name} hint={t.nameHint} maxLength={80} />
      <TextField required {...field('url')} label={t.url} hint={t.urlHint} maxLength={2000} />
      <SwitchField {...all} label={t.all} hint={t.allHint} />
      {all.value ? null : <TypeChoice {...field('types')} />}
      <SwitchField {...field('active')} label={t.active} />
    </>
  );
}

function TypeChoice({
  value,
  error,
  onChange,
}: {
  value: BookingEventType[];
  error: string | undefined;
  onChange: (types: BookingEventType[]) => void;
}) {
  const { fields, types } = messages().webhooks;
  const set = (type: BookingEventType, isOn: boolean): void =>
    onChange(BOOKING_EVENT_TYPES.filter((each) => (each === type ? isOn : value.includes(each))));
  return (
    <Field.Root name="types" {...(error !== undefined && { error })}>
      <Flex tag="fieldset" direction="column" alignItems="flex-start" gap={2} borderWidth={0} padding={0}>
        <Box tag="legend" padding={0} paddingBottom={2}>
          <Typography variant="pi" fontWeight="bold">
            {fields.types}
          </Typography>
        </Box>
        {BOOKING_EVENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            checked={value.includes(type)}
            onCheckedChange={(checked) => set(type, checked === true)}
          >
            {types[type] ?? type}
          </Checkbox>
        ))}
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
