import { useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import { cityName } from 'booking-rules/shared/format/city';
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
import { messages } from '../../messages/messages';
import { Group } from './names-and-money';

/** Where the business is: a place that the product knows, with its taxes and areas. */
export function PlaceGroup() {
  const query = useApiQuery('GET /booking-rules/places');
  return (
    <Group title={messages().business.place.title} id="place">
      <QueryResult query={query}>
        {({ data }) => <PlaceForm places={data} onApplied={query.reload} />}
      </QueryResult>
    </Group>
  );
}

function PlaceForm({ places, onApplied }: { places: readonly PlaceChoice[]; onApplied: () => void }) {
  const t = messages().business.place;
  const [slug, setSlug] = useState('');
  const current = places.find((place) => place.current);
  const { city } = placeOfBusiness();
  const elsewhere = city === '' ? t.noneYet : t.elsewhere(cityName(city));
  return (
    <>
      <Typography tag="p" textColor="neutral600">
        {current ? t.current(cityName(current.name)) : elsewhere}
      </Typography>
      <ChoiceField
        label={t.setUpFor}
        hint={t.setUpForHint}
        placeholder={t.choose}
        width="100%"
        value={slug}
        onChange={setSlug}
        options={places.map((place) => [place.slug, cityName(place.name)] as const)}
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
  const t = messages().business.place;
  const api = useApi();
  const { busy, run } = useAction();
  const query = useApiQuery('GET /booking-rules/places/{slug}', { params: { slug } });
  const apply = () =>
    run('apply', async () => {
      const { data } = await api.call('POST /booking-rules/places/{slug}/apply', { params: { slug } });
      // From now on the panel counts in another currency, by other clocks.
      await loadPlace();
      onApplied();
      return t.applied(cityName(data.name));
    });
  return (
    <QueryResult query={query}>
      {({ data }) => (
        <>
          <Lines title={t.settings} lines={data.settings.map(changeInWords)} />
          <Lines title={t.addsTaxes} lines={data.added.taxes} />
          <Lines title={t.replacesTaxes} lines={data.replaced.map(changeInWords)} />
          <Lines title={t.switchesOff} lines={data.switchedOff} />
          <Lines title={t.addsAreas} lines={data.added.areas} />
          <Lines title={t.legalPages} lines={data.added.legalPages} />
          <Lines title={t.kept} lines={[...data.kept.taxes, ...data.kept.areas, ...data.kept.legalPages]} />
          <Lines title={t.notes} lines={data.notes} />
          {data.refusal === null ? (
            <Box>
              <ConfirmDialog
                button={<Button loading={busy !== null}>{t.apply(cityName(data.name))}</Button>}
                title={t.applyQuestion(cityName(data.name))}
                back={t.back}
                confirm={t.apply(cityName(data.name))}
                variant="default"
                onConfirm={() => void apply()}
              >
                {t.applyNote}
              </ConfirmDialog>
            </Box>
          ) : (
            <RefusalNote title={t.refused(cityName(data.name))} reasons={data.refusal} />
          )}
        </>
      )}
    </QueryResult>
  );
}

function changeInWords({ what, from, to }: PlacePreview['settings'][number]): string {
  return messages().business.place.change(what, from, to);
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
