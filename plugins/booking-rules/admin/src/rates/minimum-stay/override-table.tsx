import { useState } from 'react';
import { Box, Button, Checkbox, Flex, NumberInput, Typography } from '@strapi/design-system';
import { MOST_AT_ONCE } from 'booking-rules/shared/domain/restrictions/rule-change';
import { lookingFor } from 'booking-rules/shared/listing/apartment-search';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { ApartmentFilter, ApartmentPage } from '../../components/apartments/apartment-filter';
import { useDrawnLines } from '../../components/apartments/apartment-pages';
import type { RatesInPages } from '../../components/rates/with-rates-and-restrictions';
import { RuleTable, Scrolling } from '../../components/rates/rule-table';
import { minimumLegend } from '../strip/strip-colour';
import { Legend } from '../strip/strip-elements';
import type { RatesDraft } from '../draft/use-rates-draft';
import { OverrideRow } from './override-row';
import { messages } from '../../messages/messages';

/** So many rows are drawn at first, and more on demand. */
const ROWS = 50;

/** Overrides of apartments, one by one or many at once, with what applies today and through the year. */
export function OverrideTable({
  draft,
  rates: { page, pages, query },
}: {
  draft: RatesDraft;
  rates: RatesInPages;
}) {
  const api = useApi();
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [nights, setNights] = useState<number | undefined>(undefined);
  const { lines, drawMore } = useDrawnLines(page, ROWS);
  const { valid, saved, shown } = draft;
  const { pagination, areas } = page.meta;
  const found = pagination.total;
  const isLookedFor = lookingFor(pages.filters);
  // Those of other pages as well.
  const picked = new Set(
    draft.draft.apartments
      .filter((apartment) => chosen.has(apartment.apartmentId) && isLookedFor(apartment))
      .map(({ apartmentId }) => apartmentId),
  );
  const before = new Map(
    saved.apartments.map(({ apartmentId, rules }) => [apartmentId, rules.minimumStayOverride]),
  );
  const t = messages().minimumStay.overrides;
  const set = (minimumStayOverride: number | null) => draft.editApartments(picked, { minimumStayOverride });

  function choose(id: string, on: boolean): void {
    setChosen((was) => new Set(on ? [...was, id] : [...was].filter((other) => other !== id)));
  }

  const chooseAll = () =>
    run('all', async () => {
      const { data } =
        found === shown.length
          ? page
          : await api.call('GET /booking-rules/rates-and-restrictions', {
              query: { ...pages.query, page: 1, pageSize: MOST_AT_ONCE },
            });
      draft.add(data.apartments);
      setChosen(new Set(data.apartments.map(({ apartmentId }) => apartmentId)));
      return null;
    });

  return (
    <Box>
      <ApartmentFilter areas={areas} value={pages.filters} onChange={pages.onFilters} />
      <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
        <Typography role="status" fontWeight="bold">
          {picked.size === 0 ? t.found(found) : t.selected(picked.size)}
        </Typography>
        {picked.size === 0 && found > MOST_AT_ONCE ? (
          <Typography textColor="neutral600">{t.tooMany(MOST_AT_ONCE)}</Typography>
        ) : null}
        {picked.size === 0 ? null : (
          <>
            <Box width="14rem">
              <NumberInput
                size="S"
                aria-label={t.nightsOfSelected}
                placeholder={t.nights}
                value={nights}
                onValueChange={setNights}
              />
            </Box>
            <Button
              variant="secondary"
              disabled={nights === undefined || nights < 1}
              onClick={() => set(Math.min(365, Math.round(nights ?? 1)))}
            >
              {t.set}
            </Button>
            <Button variant="tertiary" onClick={() => set(null)}>
              {t.clear}
            </Button>
          </>
        )}
      </Flex>
      <ApartmentPage query={query} meta={page.meta} pages={pages}>
        <Scrolling>
          <RuleTable>
            <caption hidden>{t.caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label={t.selectAll(found)}
                    checked={picked.size === 0 ? false : picked.size === found ? true : 'indeterminate'}
                    disabled={busy !== null || (picked.size === 0 && found > MOST_AT_ONCE)}
                    onCheckedChange={(on) => (on === true ? void chooseAll() : setChosen(new Set()))}
                  />
                </th>
                <th scope="col">{t.columns.apartment}</th>
                <th scope="col">{t.columns.override}</th>
                <th scope="col">{t.columns.today}</th>
                <th scope="col">{t.columns.year}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, lines).map((apartment) => (
                <OverrideRow
                  key={apartment.apartmentId}
                  apartment={apartment}
                  rates={valid}
                  changed={before.get(apartment.apartmentId) !== apartment.rules.minimumStayOverride}
                  chosen={picked.has(apartment.apartmentId)}
                  onChoose={choose}
                  onSet={draft.editApartments}
                />
              ))}
            </tbody>
          </RuleTable>
        </Scrolling>
        {shown.length > lines ? (
          <Box paddingTop={4}>
            <Button variant="tertiary" onClick={drawMore}>
              {t.showMore(Math.min(ROWS, shown.length - lines))}
            </Button>
          </Box>
        ) : null}
      </ApartmentPage>
      <Box paddingTop={5}>
        <Legend entries={minimumLegend()} />
      </Box>
    </Box>
  );
}
