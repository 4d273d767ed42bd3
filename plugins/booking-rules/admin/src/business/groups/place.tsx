import { useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import type { PlaceChoice, PlacePreview } from 'booking-rules/contracts/setup/places';
import { useApi } from '../../api/client';
import { loadPlace } from '../../api/load-place';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { ConfirmDialog } from '../../components/dialogs';
import { ChoiceField } from '../../components/fields';
import { RefusalNote } from '../../components/panel';
import { QueryResult } from '../../components/query-result';
import { Group } from './names-and-money';

/** Where the business is: a place that the product knows, with its taxes and areas. */
export function PlaceGroup() {
  const query = useApiQuery('GET /booking-rules/places');
  return (
    <Group title="Place" id="place">
      <QueryResult query={query}>
        {({ data }) => <PlaceForm places={data} onApplied={query.reload} />}
      </QueryResult>
    </Group>
  );
}

function PlaceForm({ places, onApplied }: { places: readonly PlaceChoice[]; onApplied: () => void }) {
  const [slug, setSlug] = useState('');
  const current = places.find((place) => place.current);
  const { city } = placeOfBusiness();
  const elsewhere =
    city === ''
      ? 'No place is chosen yet. Is yours not below? Then fill in country, currency and time zone with the other site settings.'
      : `You are in ${city}, which is none of those below. That is fine: its settings are with the other site settings.`;
  return (
    <>
      <Typography tag="p" textColor="neutral600">
        {current ? `You are in ${current.name}.` : elsewhere}
      </Typography>
      <ChoiceField
        label="Set up for"
        hint="Before the first reservation. You see what it does before anything is changed."
        placeholder="Choose a place"
        width="100%"
        value={slug}
        onChange={setSlug}
        options={places.map((place) => [place.slug, place.name] as const)}
      />
      {slug === '' ? null : (
        <Preview
          key={slug}
          slug={slug}
          onApplied={() => {
            setSlug('');
            onApplied();
          }}
        />
      )}
    </>
  );
}

function Preview({ slug, onApplied }: { slug: string; onApplied: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const query = useApiQuery('GET /booking-rules/places/{slug}', { params: { slug } });
  const apply = () =>
    run('apply', async () => {
      const { data } = await api.call('POST /booking-rules/places/{slug}/apply', { params: { slug } });
      // From now on the panel counts in another currency, by other clocks.
      await loadPlace();
      onApplied();
      return `You are in ${data.name} now.`;
    });
  return (
    <QueryResult query={query}>
      {({ data }) => (
        <>
          <Lines title="Changes" lines={data.settings.map(changeInWords)} />
          <Lines title="Adds taxes and fees" lines={data.added.taxes} />
          <Lines title="Replaces taxes and fees" lines={data.replaced.map(changeInWords)} />
          <Lines title="Switches off" lines={data.switchedOff} />
          <Lines title="Adds areas" lines={data.added.areas} />
          <Lines title="Words for legal pages, as drafts to have checked" lines={data.added.legalPages} />
          <Lines
            title="Stays as it is"
            lines={[...data.kept.taxes, ...data.kept.areas, ...data.kept.legalPages]}
          />
          <Lines title="Look at this afterwards" lines={data.notes} />
          {data.refusal === null ? (
            <Box>
              <ConfirmDialog
                button={<Button loading={busy !== null}>{`Set up for ${data.name}`}</Button>}
                title={`Set up for ${data.name}?`}
                back="Back"
                confirm={`Set up for ${data.name}`}
                variant="default"
                onConfirm={() => void apply()}
              >
                Guests see it at once. With the first reservation, currency and time zone are fixed.
              </ConfirmDialog>
            </Box>
          ) : (
            <RefusalNote title={`This cannot become ${data.name}`} reasons={data.refusal} />
          )}
        </>
      )}
    </QueryResult>
  );
}

function changeInWords({ what, from, to }: PlacePreview['settings'][number]): string {
  return `${what}: ${to}, now ${from}`;
}

/** A heading with its lines; nothing without any. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box>
      <Typography tag="h3" variant="pi" fontWeight="bold">
        {title}
      </Typography>
      <Box tag="ul">
        {lines.map((line) => (
          <Typography key={line} tag="li">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
