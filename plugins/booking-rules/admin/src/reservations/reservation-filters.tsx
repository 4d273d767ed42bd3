import { Flex } from '@strapi/design-system';
import {
  RESERVATION_SORTS,
  RESERVATION_SOURCES,
  RESERVATION_STATES,
} from 'booking-rules/shared/domain/reservation';
import { ClearFilters, SearchField, type AddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { messages } from '../messages/messages';

/** Search, filters and order of reservations, as the address has them. */
export function ReservationFilters({ params, set, clear }: AddressQuery) {
  const { filters: t, states } = messages().reservations;
  const get = (key: string): string => params.get(key) ?? '';
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <SearchField
        value={get('search')}
        onSearch={(text) => set('search', text)}
        label={t.search}
        placeholder={t.searchable}
      />
      <ChoiceField
        label={t.state}
        value={get('states')}
        placeholder={t.any}
        options={RESERVATION_STATES.map((state) => [state, states[state]] as const)}
        onChange={(state) => set('states', state)}
      />
      <ChoiceField
        label={t.payment}
        value={get('paid')}
        placeholder={t.any}
        options={[
          ['true', t.paid],
          ['false', t.notPaid],
        ]}
        onChange={(paid) => set('paid', paid)}
      />
      <ChoiceField
        label={t.balance}
        value={get('balance')}
        placeholder={t.any}
        options={[
          ['owed', t.owed],
          ['refundable', t.refundable],
        ]}
        onChange={(balance) => set('balance', balance)}
      />
      <ChoiceField
        label={t.source}
        value={get('source')}
        placeholder={t.any}
        options={RESERVATION_SOURCES.map((source) => [source, t.sources[source]] as const)}
        onChange={(source) => set('source', source)}
      />
      <DayField width="17rem" label={t.from} value={get('from')} onChange={(day) => set('from', day)} />
      <DayField width="17rem" label={t.to} value={get('to')} onChange={(day) => set('to', day)} />
      <ChoiceField
        label={t.order}
        value={params.get('sort') ?? RESERVATION_SORTS[0]}
        options={RESERVATION_SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
        onChange={(sort) => set('sort', sort)}
      />
      <ClearFilters params={params} clear={clear} />
    </Flex>
  );
}
