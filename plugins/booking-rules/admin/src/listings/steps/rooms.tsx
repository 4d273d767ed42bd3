import { Box, Button, Flex, Grid, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import type { ListingRoom } from 'booking-rules/contracts/setup/listings';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { BED_KINDS, ROOM_KINDS, type Bed } from 'booking-rules/shared/listing/home';
import { ChoiceField, TextField, WholeNumberField } from '../../components/fields';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';
import { changedAt, Facts, optionsOf, PlacesNearby, withoutAt } from './facts';
import { Picture } from './photos';

/** The rooms with their beds and photos, what answers doubts, and how far away things are. All of it may be left out. */
export function RoomsStep({ form }: { form: ListingFormState }) {
  return (
    <>
      <Rooms form={form} />
      <PhotosOfRooms form={form} />
      <Facts form={form} />
      <PlacesNearby form={form} />
    </>
  );
}

function Rooms({ form: { values, set, errorOf } }: { form: ListingFormState }) {
  const t = messages().listings.rooms;
  const { rooms } = values;
  const write = (next: ListingRoom[]): void => set({ rooms: next });
  const error = errorOf('rooms');
  return (
    <Panel title={t.title}>
      <Typography textColor="neutral600">{t.hint}</Typography>
      {error === undefined ? null : <Typography textColor="danger600">{error}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={5} paddingTop={4} paddingBottom={4}>
        {rooms.map((room, at) => (
          <Flex key={at} tag="li" direction="column" alignItems="stretch" gap={3}>
            <Flex gap={4} wrap="wrap" alignItems="flex-end">
              <ChoiceField
                label={t.kind(at + 1)}
                value={room.kind}
                options={optionsOf(ROOM_KINDS)}
                onChange={(kind) => write(changedAt(rooms, at, { kind }))}
              />
              <Box width={{ initial: '100%', medium: '18rem' }}>
                <TextField
                  label={t.name(at + 1)}
                  maxLength={60}
                  value={room.name}
                  onChange={(name) => write(changedAt(rooms, at, { name }))}
                />
              </Box>
              <IconButton label={t.takeOut(at + 1)} onClick={() => write(withoutAt(rooms, at))}>
                <Trash />
              </IconButton>
            </Flex>
            <Beds room={at + 1} beds={room.beds} onChange={(beds) => write(changedAt(rooms, at, { beds }))} />
          </Flex>
        ))}
      </Flex>
      <Button
        variant="secondary"
        startIcon={<Plus />}
        onClick={() => write([...rooms, { kind: 'bedroom', name: '', beds: [], photos: [] }])}
      >
        {t.add}
      </Button>
    </Panel>
  );
}

function Beds({
  room,
  beds,
  onChange,
}: {
  room: number;
  beds: readonly Bed[];
  onChange: (beds: Bed[]) => void;
}) {
  const t = messages().listings.rooms;
  return (
    <Flex direction="column" alignItems="flex-start" gap={3} paddingLeft={6}>
      {beds.map((bed, at) => (
        <Flex key={at} gap={4} wrap="wrap" alignItems="flex-end">
          <ChoiceField
            label={t.bedKind}
            width="14rem"
            value={bed.kind}
            options={optionsOf(BED_KINDS)}
            onChange={(kind) => onChange(changedAt(beds, at, { kind }))}
          />
          <Box width="8rem">
            <WholeNumberField
              label={t.bedCount}
              value={bed.count}
              onChange={(count) => onChange(changedAt(beds, at, { count: count ?? 1 }))}
            />
          </Box>
          <IconButton label={t.takeBedOut} onClick={() => onChange(withoutAt(beds, at))}>
            <Trash />
          </IconButton>
        </Flex>
      ))}
      <Button
        variant="tertiary"
        size="S"
        startIcon={<Plus />}
        aria-label={t.addBedTo(room)}
        onClick={() => onChange([...beds, { kind: 'double-bed', count: 1 }])}
      >
        {t.addBed}
      </Button>
    </Flex>
  );
}

/** Each photo with the room that it shows. */
function PhotosOfRooms({ form: { values, set } }: { form: ListingFormState }) {
  const t = messages().listings.rooms;
  const { rooms, photos } = values;
  if (rooms.length === 0 || photos.length === 0) return null;
  const options: [value: string, label: string][] = [
    ['', t.noRoom],
    ...rooms.map(({ kind, name }, at): [string, string] => [
      String(at),
      `${at + 1}. ${name.trim() === '' ? choiceLabel(kind) : name}`,
    ]),
  ];

  function show(id: number, room: string): void {
    const others = rooms.map((one) => ({ ...one, photos: one.photos.filter((photo) => photo !== id) }));
    set({
      rooms: others.map((one, at) => (String(at) === room ? { ...one, photos: [...one.photos, id] } : one)),
    });
  }

  return (
    <Panel title={t.photos}>
      <Grid.Root tag="ul" gap={4}>
        {photos.map(({ id, url, alternativeText }, index) => (
          <Grid.Item key={id} tag="li" col={3} s={6} xs={12} direction="column" alignItems="stretch" gap={2}>
            <Picture src={url} alt={alternativeText} loading="lazy" />
            <ChoiceField
              label={t.photoShows(index + 1)}
              width="100%"
              value={String(rooms.findIndex((room) => room.photos.includes(id))).replace('-1', '')}
              options={options}
              onChange={(room) => show(id, room)}
            />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Panel>
  );
}
