import { Flex } from '@strapi/design-system';
import {
  RESERVATION_SORTS,
  RESERVATION_SOURCES,
  type ReservationSort,
  type ReservationSource,
  RESERVATION_STATES,
} from 'booking-rules/shared/domain/reservation';
import { ClearFilters, SearchField, type AddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { stateLabel } from '../components/reservation/state-badge';

const SORT_LABELS: Record<ReservationSort, string> = {
  newest: 'Newest first',
  arrival: 'By check-in',
  departure: 'By check-out',
  total: 'Largest total first',
};
const STATES = RESERVATION_STATES.map(
  (state) => [state, state === 'held' ? 'Held' : stateLabel({ state, awaiting: null })] as const,
);

const SOURCE_LABELS: Record<ReservationSource, string> = {
  site: 'Website',
  desk: 'Desk or phone',
  import: 'Imported',
};
const SOURCES = RESERVATION_SOURCES.map((source) => [source, SOURCE_LABELS[source]] as const);

/** Search, filters and order of reservations, as the address has them. */
export function ReservationFilters({ params, set, clear }: AddressQuery) {
  const get = (key: string): string => params.get(key) ?? '';
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <SearchField
        value={get('search')}
        onSearch={(text) => set('search', text)}
        label="Search reservations"
        placeholder="Reference, name, email, phone or apartment"
      />
      <ChoiceField
        label="State"
        value={get('states')}
        placeholder="Any"
        options={STATES}
        onChange={(state) => set('states', state)}
      />
      <ChoiceField
        label="Payment"
        value={get('paid')}
        placeholder="Any"
        options={[
          ['true', 'Paid'],
          ['false', 'Not paid'],
        ]}
        onChange={(paid) => set('paid', paid)}
      />
      <ChoiceField
        label="Balance"
        value={get('balance')}
        placeholder="Any"
        options={[
          ['owed', 'Owes money'],
          ['refundable', 'Paid too much'],
        ]}
        onChange={(balance) => set('balance', balance)}
      />
      <ChoiceField
        label="Source"
        value={get('source')}
        placeholder="Any"
        options={SOURCES}
        onChange={(source) => set('source', source)}
      />
      <DayField width="17rem" label="Staying from" value={get('from')} onChange={(day) => set('from', day)} />
      <DayField width="17rem" label="Staying before" value={get('to')} onChange={(day) => set('to', day)} />
      <ChoiceField
        label="Order"
        value={params.get('sort') ?? RESERVATION_SORTS[0]}
        options={RESERVATION_SORTS.map((sort) => [sort, SORT_LABELS[sort]] as const)}
        onChange={(sort) => set('sort', sort)}
      />
      <ClearFilters params={params} clear={clear} />
    </Flex>
  );
}
