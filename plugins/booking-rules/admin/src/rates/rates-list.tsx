import { useMemo, useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { ApartmentFilter, ApartmentPage } from '../components/apartments/apartment-filter';
import { useDrawnLines } from '../components/apartments/apartment-pages';
import type { RatesInPages } from '../components/rates/with-rates-and-restrictions';
import { CopyDialog } from './copy-dialog';
import { blankSeason, putSeason, removeSeason, splitSeason } from './draft/draft-seasons';
import { RatesCard, type RateActions } from './rates-card';
import { rateLegend } from './strip/strip-colour';
import { Legend } from './strip/strip-elements';
import type { RatesDraft } from './draft/use-rates-draft';
import { messages } from '../messages/messages';

/** So many apartments are drawn at first, and more on demand. */
const CARDS = 15;

/** The season that is open, and beneath which apartment. */
interface Opened {
  apartmentId: string;
  seasonId: string;
}

/** Apartments with their rates. */
export function RatesList({
  draft,
  rates: { page, pages, query },
  canEdit,
  season,
}: {
  draft: RatesDraft;
  rates: RatesInPages;
  canEdit: boolean;
  /** Id of the season that is open at first. */
  season: string | null;
}) {
  const { lines, drawMore } = useDrawnLines(page, CARDS);
  const [copied, setCopied] = useState<RuledApartment | null>(null);
  const { shown } = draft;
  const { seasons } = draft.draft;
  const [opened, setOpened] = useState<Opened | null>(() => openAtFirst(draft, season));
  const { edit, editApartments } = draft;
  const t = messages().rates.list;
  const actions = useMemo<RateActions>(
    () => ({
      onSet: editApartments,
      onOpen: (apartmentId, seasonId) => setOpened(seasonId === null ? null : { apartmentId, seasonId }),
      onAdd: ({ apartmentId, rules }, firstNight) => {
        const added = { ...blankSeason(firstNight, [apartmentId]), nightlyRate: rules.nightlyRate };
        putSeason(edit, added);
        setOpened({ apartmentId, seasonId: added.id });
      },
      onSeason: (changed) => putSeason(edit, changed),
      onRemove: (id) => {
        removeSeason(edit, id);
        setOpened(null);
      },
      onSplit: (season, apartmentId) =>
        setOpened({ apartmentId, seasonId: splitSeason(edit, season, apartmentId).id }),
      onCopy: setCopied,
    }),
    [edit, editApartments],
  );

  return (
    <Box>
      <Box paddingBottom={4}>
        <ApartmentFilter areas={page.meta.areas} value={pages.filters} onChange={pages.onFilters} />
      </Box>
      <Box paddingBottom={4}>
        <Typography tag="p" textColor="neutral600" paddingBottom={3}>
          {t.explanation}
        </Typography>
        <Legend entries={rateLegend()} />
      </Box>
      <ApartmentPage query={query} meta={page.meta} pages={pages}>
        {shown.slice(0, lines).map((apartment) => (
          <RatesCard
            key={apartment.apartmentId}
            apartment={apartment}
            rates={draft.valid}
            errors={draft.errors}
            opened={
              opened?.apartmentId === apartment.apartmentId
                ? (seasons.find(({ id }) => id === opened.seasonId) ?? null)
                : null
            }
            canEdit={canEdit}
            actions={actions}
          />
        ))}
        {shown.length > lines ? (
          <Button variant="tertiary" onClick={drawMore}>
            {t.showMore(Math.min(CARDS, shown.length - lines), page.meta.pagination.total)}
          </Button>
        ) : null}
      </ApartmentPage>
      {copied ? <CopyDialog draft={draft} from={copied} onClose={() => setCopied(null)} /> : null}
    </Box>
  );
}

/** A season is shown beneath the first apartment that has it among those that were searched for. */
function openAtFirst({ draft, shown }: RatesDraft, seasonId: string | null): Opened | null {
  const season = draft.seasons.find(({ id }) => id === seasonId);
  if (!season) return null;
  const ids = shown.map(({ apartmentId }) => apartmentId);
  const first = ids.find((id) => season.apartments === null || season.apartments.includes(id));
  return first === undefined ? null : { apartmentId: first, seasonId: season.id };
}
