import { useRef, useState, type DragEvent } from 'react';
import { Box, Button, Flex, Grid, IconButton, Typography } from '@strapi/design-system';
import { Trash, Upload } from '@strapi/icons';
import { styled } from 'styled-components';
import { PHOTOS_NEEDED } from 'booking-rules/shared/listing/listing-readiness';
import { BackArrow, OnwardArrow } from '../../components/page';
import { TextField } from '../../components/fields';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

/** A photo in the shape of a card. */
export const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.borderRadius};
`;

/** Photos: dropped at once, put in order, each with words for who cannot see it. */
export function PhotosStep({ form }: { form: ListingFormState }) {
  const { photos: t, steps } = messages().listings;
  const { values, set, errorOf, uploads } = form;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { photos } = values;
  const error = errorOf('photos');

  function move(from: number, by: number): void {
    const next = [...photos];
    const [photo] = next.splice(from, 1);
    if (photo) next.splice(from + by, 0, photo);
    set({ photos: next });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void uploads.upload([...event.dataTransfer.files]);
  }

  return (
    <Panel title={steps.photos}>
      <Box
        padding={6}
        hasRadius
        borderColor={isOver ? 'primary600' : 'neutral300'}
        borderStyle="dashed"
        background={isOver ? 'primary100' : 'neutral100'}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex direction="column" gap={3}>
          <Typography textAlign="center">{t.drop(PHOTOS_NEEDED)}</Typography>
          <Button
            startIcon={<Upload />}
            variant="secondary"
            loading={uploads.left > 0}
            onClick={() => input.current?.click()}
          >
            {uploads.left > 0 ? t.toUpload(uploads.left) : t.choose}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={t.files}
            onChange={({ target }) => {
              void uploads.upload([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </Flex>
      </Box>
      <Box aria-live="polite" paddingTop={2}>
        {[...uploads.refused, ...(error === undefined ? [] : [error])].map((refusal) => (
          <Typography key={refusal} tag="p" textColor="danger600">
            {refusal}
          </Typography>
        ))}
      </Box>
      <Grid.Root tag="ol" gap={4} paddingTop={4}>
        {photos.map(({ id, url, alternativeText }, index) => (
          <Grid.Item key={id} tag="li" col={4} s={6} xs={12} direction="column" alignItems="stretch" gap={2}>
            <Picture src={url} alt={alternativeText} loading="lazy" />
            <TextField
              label={index === 0 ? t.coverShows : t.shows(index + 1)}
              maxLength={200}
              value={alternativeText}
              onChange={(text) =>
                set({
                  photos: photos.map((photo) =>
                    photo.id === id ? { ...photo, alternativeText: text } : photo,
                  ),
                })
              }
            />
            <Flex gap={2}>
              <IconButton label={t.forward(index + 1)} disabled={index === 0} onClick={() => move(index, -1)}>
                <BackArrow />
              </IconButton>
              <IconButton
                label={t.back(index + 1)}
                disabled={index === photos.length - 1}
                onClick={() => move(index, 1)}
              >
                <OnwardArrow />
              </IconButton>
              <IconButton
                label={t.takeOut(index + 1)}
                onClick={() => set({ photos: photos.filter((photo) => photo.id !== id) })}
              >
                <Trash />
              </IconButton>
            </Flex>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Panel>
  );
}
