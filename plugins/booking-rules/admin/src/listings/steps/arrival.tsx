import { useRef } from 'react';
import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus, Trash, Upload } from '@strapi/icons';
import { useAction } from '../../api/use-action';
import { useUpload } from '../../api/use-upload';
import { LongTextField, TextField } from '../../components/fields';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ArrivalForm } from '../draft';
import type { ListingFormState } from '../use-listing-form';
import { changedAt, withoutAt } from './facts';
import { Picture } from './photos';

type Text = Exclude<keyof ArrivalForm, 'steps'>;

/** How guests find the apartment and get in. All of it may be left out. */
export function ArrivalStep({ form }: { form: ListingFormState }) {
  const t = messages().listings.arrival;
  const { values, set, errorOf } = form;
  const { arrival } = values;
  const text = (name: Text) => ({
    label: t[name],
    value: arrival[name],
    error: errorOf(`arrival.${name}`),
    onChange: (typed: string) => set({ arrival: { ...arrival, [name]: typed } }),
  });
  return (
    <>
      <Panel title={t.where}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography textColor="neutral600">{t.private}</Typography>
          <LongTextField {...text('address')} hint={t.addressHint} maxLength={300} />
          <LongTextField {...text('directions')} hint={t.directionsHint} maxLength={2000} />
        </Flex>
      </Panel>
      <Steps form={form} />
      <Panel title={t.secrets}>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <Box width={{ initial: '100%', medium: '14rem' }}>
            <TextField {...text('doorCode')} maxLength={40} />
          </Box>
          <Box width={{ initial: '100%', medium: '18rem' }}>
            <TextField {...text('wifiName')} maxLength={60} />
          </Box>
          <Box width={{ initial: '100%', medium: '18rem' }}>
            <TextField {...text('wifiPassword')} maxLength={80} />
          </Box>
        </Flex>
        <Box paddingTop={4}>
          <LongTextField {...text('manual')} hint={t.manualHint} maxLength={8000} />
        </Box>
      </Panel>
    </>
  );
}

function Steps({ form: { values, set, errorOf } }: { form: ListingFormState }) {
  const t = messages().listings.arrival;
  const { arrival } = values;
  const { steps } = arrival;
  const error = errorOf('arrival') ?? errorOf('arrival.steps');
  const write = (next: ArrivalForm['steps']): void => set({ arrival: { ...arrival, steps: next } });
  return (
    <Panel title={t.steps}>
      {error === undefined ? null : <Typography textColor="danger600">{error}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={5} paddingBottom={4}>
        {steps.map(({ text, photo }, at) => (
          <Flex key={at} tag="li" direction="column" alignItems="stretch" gap={2}>
            <LongTextField
              label={t.step(at + 1)}
              maxLength={500}
              value={text}
              onChange={(typed) => write(changedAt(steps, at, { text: typed }))}
            />
            <Flex gap={3} alignItems="center" wrap="wrap">
              {photo === null ? null : (
                <Box width="10rem">
                  <Picture src={photo.url} alt={t.pictureShows(at + 1)} loading="lazy" />
                </Box>
              )}
              <StepPicture
                number={at + 1}
                hasPicture={photo !== null}
                onChange={(chosen) => write(changedAt(steps, at, { photo: chosen }))}
              />
              <IconButton label={t.removeStep(at + 1)} onClick={() => write(withoutAt(steps, at))}>
                <Trash />
              </IconButton>
            </Flex>
          </Flex>
        ))}
      </Flex>
      <Button
        variant="secondary"
        startIcon={<Plus />}
        disabled={steps.length >= 20}
        onClick={() => write([...steps, { text: '', photo: null }])}
      >
        {t.addStep}
      </Button>
    </Panel>
  );
}

function StepPicture({
  number,
  hasPicture,
  onChange,
}: {
  number: number;
  hasPicture: boolean;
  onChange: (photo: ArrivalForm['steps'][number]['photo']) => void;
}) {
  const t = messages().listings.arrival;
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const { busy, run } = useAction();
  function choose(file: File | undefined): void {
    if (!file) return;
    void run('upload', async () => {
      // It stands beside the words of its step, which say what it shows.
      onChange({ ...(await upload(file, '')), alternativeText: '' });
      return null;
    });
  }
  return (
    <>
      <Button
        variant="tertiary"
        size="S"
        startIcon={<Upload />}
        loading={busy !== null}
        onClick={() => input.current?.click()}
      >
        {t.choosePicture(number)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t.choosePicture(number)}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {hasPicture ? (
        <Button variant="tertiary" size="S" onClick={() => onChange(null)}>
          {t.removePicture(number)}
        </Button>
      ) : null}
    </>
  );
}
