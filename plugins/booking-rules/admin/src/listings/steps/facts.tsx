import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import type { ListingFields } from 'booking-rules/contracts/setup/listings';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { CHECK_IN_METHODS, PARKING, VIEWS } from 'booking-rules/shared/listing/home';
import { ChoiceField, TextField, WholeNumberField } from '../../components/fields';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

/** Choices of a field, in the language of the panel. */
export const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => [value, choiceLabel(value)] as const);

/** A list without one of its items. */
export const withoutAt = <Item,>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, index) => index !== at);

/** A list with one of its items changed. */
export const changedAt = <Item,>(items: readonly Item[], at: number, change: Partial<Item>): Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...change } : item));

/** What guests doubt: floor, lift, view, Wi-Fi, parking and how they get in. */
export function Facts({ form: { values, set, errorOf, field } }: { form: ListingFormState }) {
  const t = messages().listings.facts;
  const choice = <Name extends 'view' | 'parking' | 'checkInMethod'>(
    name: Name,
    offered: readonly NonNullable<ListingFields[Name]>[],
  ) => ({
    label: t[name],
    error: errorOf(name),
    value: values[name] ?? '',
    options: [['', t.notSaid] as const, ...optionsOf<string>(offered)],
    onChange: (chosen: string) => set({ [name]: chosen === '' ? null : chosen }),
  });
  return (
    <Panel title={t.title}>
      <Typography textColor="neutral600">{t.hint}</Typography>
      <Flex gap={4} wrap="wrap" alignItems="flex-start" paddingTop={4}>
        <ChoiceField
          label={t.floor}
          error={errorOf('floor')}
          value={values.floor === null ? '' : String(values.floor)}
          options={[
            ['', t.notSaid],
            ['0', t.groundFloor],
            ...Array.from({ length: 100 }, (_, at) => [String(at + 1), String(at + 1)] as const),
          ]}
          onChange={(floor) => set({ floor: floor === '' ? null : Number(floor) })}
        />
        <ChoiceField
          label={t.lift}
          error={errorOf('lift')}
          value={values.lift === null ? '' : String(values.lift)}
          options={[
            ['', t.notSaid],
            ['true', t.hasLift],
            ['false', t.noLift],
          ]}
          onChange={(lift) => set({ lift: lift === '' ? null : lift === 'true' })}
        />
        <ChoiceField {...choice('view', VIEWS)} />
        <Box width={{ initial: '100%', medium: '18rem' }}>
          <WholeNumberField {...field('wifiSpeed')} label={t.wifiSpeed} hint={t.wifiSpeedHint} />
        </Box>
        <ChoiceField {...choice('parking', PARKING)} />
        <ChoiceField {...choice('checkInMethod', CHECK_IN_METHODS)} />
      </Flex>
    </Panel>
  );
}

/** How far things are, on foot and by public transport. */
export function PlacesNearby({ form: { values, set, errorOf } }: { form: ListingFormState }) {
  const t = messages().listings.nearby;
  const { nearby } = values;
  const error = errorOf('nearby');
  return (
    <Panel title={t.title}>
      <Typography textColor="neutral600">{t.hint}</Typography>
      {error === undefined ? null : <Typography textColor="danger600">{error}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4} paddingTop={4} paddingBottom={4}>
        {nearby.map((place, at) => (
          <Flex key={at} tag="li" gap={4} wrap="wrap" alignItems="flex-end">
            <Box width={{ initial: '100%', medium: '18rem' }}>
              <TextField
                label={t.place(at + 1)}
                maxLength={60}
                value={place.name}
                onChange={(name) => set({ nearby: changedAt(nearby, at, { name }) })}
              />
            </Box>
            <Box width={{ initial: '100%', medium: '10rem' }}>
              <WholeNumberField
                label={t.walkMinutes}
                value={place.walkMinutes}
                onChange={(walkMinutes) => set({ nearby: changedAt(nearby, at, { walkMinutes }) })}
              />
            </Box>
            <Box width={{ initial: '100%', medium: '14rem' }}>
              <WholeNumberField
                label={t.transitMinutes}
                value={place.transitMinutes}
                onChange={(transitMinutes) => set({ nearby: changedAt(nearby, at, { transitMinutes }) })}
              />
            </Box>
            <IconButton label={t.takeOut(at + 1)} onClick={() => set({ nearby: withoutAt(nearby, at) })}>
              <Trash />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      <Button
        variant="secondary"
        startIcon={<Plus />}
        onClick={() => set({ nearby: [...nearby, { name: '', walkMinutes: null, transitMinutes: null }] })}
      >
        {t.add}
      </Button>
    </Panel>
  );
}
