import { useState } from 'react';
import { Box, Button, Checkbox, Flex, NumberInput, Typography } from '@strapi/design-system';
import { plural } from 'booking-rules/shared/format/plural';
import { type ApartmentSearch, ApartmentFilter, filterApartments } from '../editors/apartment-choice';
import { RuleTable, Scrolling } from '../../components/rule-table';
import { minimumLegend } from '../strip/strip-colour';
import { Legend } from '../strip/strip-elements';
import type { RatesDraft } from '../draft/use-rates-draft';
import { OverrideRow } from './override-row';

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
  const set = (minimumStayOverride: number | null) => draft.editApartments(picked, { minimumStayOverride });

  function choose(id: string, on: boolean): void {
    setChosen((was) => new Set(on ? [...was, id] : [...was].filter((other) => other !== id)));
  }

  return (
    <Box>
      <ApartmentFilter apartments={draft.draft.apartments} value={search} onChange={setSearch} />
      <Flex gap={3} wrap="wrap" paddingTop={4} paddingBottom={4}>
        <Typography role="status" fontWeight="bold">
          {picked.size === 0
            ? `${plural(found.length, 'apartment')}. Select some to set them together.`
            : `${plural(picked.size, 'apartment')} selected:`}
        </Typography>
        {picked.size === 0 ? null : (
          <>
            <Box width="14rem">
              <NumberInput
                size="S"
                aria-label="Nights for the selected apartments"
                placeholder="Nights"
                value={nights}
                onValueChange={setNights}
              />
            </Box>
            <Button
              variant="secondary"
              disabled={nights === undefined || nights < 1}
              onClick={() => set(Math.min(365, Math.round(nights ?? 1)))}
            >
              Set nights
            </Button>
            <Button variant="tertiary" onClick={() => set(null)}>
              Clear overrides
            </Button>
          </>
        )}
      </Flex>
      <Scrolling>
        <RuleTable>
          <caption hidden>Minimum stays of apartments</caption>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  aria-label={`Select all ${found.length}`}
                  checked={picked.size === 0 ? false : picked.size === found.length ? true : 'indeterminate'}
                  onCheckedChange={(on) => setChosen(on === true ? new Set(ids) : new Set())}
                />
              </th>
              <th scope="col">Apartment</th>
              <th scope="col">Override</th>
              <th scope="col">Today</th>
              <th scope="col">Next 12 months</th>
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
            {`Show ${Math.min(ROWS, found.length - rows)} more`}
          </Button>
        </Box>
      ) : null}
      <Box paddingTop={5}>
        <Legend entries={minimumLegend()} />
      </Box>
    </Box>
  );
}
