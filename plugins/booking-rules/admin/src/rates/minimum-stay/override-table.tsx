import { useState } from 'react';
import { Box, Button, Checkbox, Flex, NumberInput, Typography } from '@strapi/design-system';
import {
  type ApartmentSearch,
  ApartmentFilter,
  filterApartments,
} from '../../components/apartments/apartment-choice';
import { RuleTable, Scrolling } from '../../components/rates/rule-table';
import { minimumLegend } from '../strip/strip-colour';
import { Legend } from '../strip/strip-elements';
import type { RatesDraft } from '../draft/use-rates-draft';
import { OverrideRow } from './override-row';
import { messages } from '../../messages/messages';

/** So many rows are drawn at first, and more on demand. */
const ROWS = 50;

/** Overrides of apartments, one by one or many at once, with what applies today and through the year. */
export function OverrideTable({ draft, initialSearch }: { draft: RatesDraft; initialSearch: string }) {
  const [search, setSearch] = useState<ApartmentSearch>({ text: initialSearch, area: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [nights, setNights] = useState<number | undefined>(undefined);
  const [rows, setRows] = useState(ROWS);
  const { valid, saved } = draft;
  const found = filterApartments(draft.draft.apartments, search);
  const ids = found.map(({ apartmentId }) => apartmentId);
  const picked = new Set(ids.filter((id) => chosen.has(id)));
  const before = new Map(
    saved.apartments.map(({ apartmentId, rules }) => [apartmentId, rules.minimumStayOverride]),
  );
  const t = messages().minimumStay.overrides;
  const set = (minimumStayOverride: number | null) => draft.editApartments(picked, { minimumStayOverride });

  function choose(id: string, on: boolean): void {
    setChosen((was) => new Set(on ? [...was, id] : [...was].filter((other) => other !== id)));
  }

  return (
    <Box>
      <ApartmentFilter apartments={draft.draft.apartments} value={search} onChange={setSearch} />
      <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
        <Typography role="status" fontWeight="bold">
          {picked.size === 0 ? t.found(found.length) : t.selected(picked.size)}
        </Typography>
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
      <Scrolling>
        <RuleTable>
          <caption hidden>{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  aria-label={t.selectAll(found.length)}
                  checked={picked.size === 0 ? false : picked.size === found.length ? true : 'indeterminate'}
                  onCheckedChange={(on) => setChosen(on === true ? new Set(ids) : new Set())}
                />
              </th>
              <th scope="col">{t.columns.apartment}</th>
              <th scope="col">{t.columns.override}</th>
              <th scope="col">{t.columns.today}</th>
              <th scope="col">{t.columns.year}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, rows).map((apartment) => (
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
      {found.length > rows ? (
        <Box paddingTop={4}>
          <Button variant="tertiary" onClick={() => setRows(rows + ROWS)}>
            {t.showMore(Math.min(ROWS, found.length - rows))}
          </Button>
        </Box>
      ) : null}
      <Box paddingTop={5}>
        <Legend entries={minimumLegend()} />
      </Box>
    </Box>
  );
}
