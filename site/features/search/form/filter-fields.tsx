import type { PriceHistogram } from 'booking-rules/contracts/search/stay-search';
import type { StayQuery } from 'booking-rules/contracts/stays';
import { currencyOfBusiness, toDecimal } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import type { Amenity } from '../../../api/site-api';
import { amenityGroups } from '../../../lib/amenity-groups';
import { hasDates } from '../../../lib/search-query';
import { spoken } from '../../../lib/spoken';
import { messages } from '../../../messages/messages';
import { CONTROL_CLASS } from '../../../ui/field';
import { ChoiceChip } from './choice-chip';
import { bedroomsLabel } from '../describe-search';
import { PriceBars } from './price-bars';

const BEDROOMS = [1, 2, 3, 4, 5];
const BEDS = [1, 2, 3, 4, 5];
/** The amenity that stands beside how a home is booked: what some guests cannot do without. */
const STEP_FREE = 'step-free-access';

interface FilterFieldsProps {
  query: StayQuery;
  amenities: Amenity[];
  /** How the prices lie; null while that is not known. */
  prices: PriceHistogram | null;
}

/** What a home must cost and have: fields of a form, which holds what is chosen. */
export function FilterFields({ query, amenities, prices }: FilterFieldsProps) {
  const t = messages().search.filters;
  const chosen = query.amenities ?? [];
  const stepFree = amenities.find(({ slug }) => slug === STEP_FREE);
  const others = amenities.filter(({ slug }) => slug !== STEP_FREE);
  return (
    <div className="grid divide-y divide-line">
      <Section title={t.price} note={hasDates(query) ? t.wholeStay : t.aNight}>
        <PriceBars prices={prices} from={query.priceMin} to={query.priceMax} />
        <PriceFields query={query} />
      </Section>
      <Section title={t.rooms}>
        <CountChips
          name="bedrooms"
          label={t.bedrooms}
          counts={BEDROOMS}
          value={query.bedrooms}
          first={{ value: 0, label: bedroomsLabel(0) }}
        />
        <CountChips name="beds" label={t.beds} counts={BEDS} value={query.beds} />
      </Section>
      <Section title={t.booking}>
        <Checkbox
          name="bookingMode"
          value="instant"
          label={t.instant}
          note={t.instantNote}
          defaultChecked={query.bookingMode === 'instant'}
        />
        {stepFree && (
          <Checkbox
            name="amenities"
            value={STEP_FREE}
            label={stepFree.name}
            note={t.stepFreeNote}
            defaultChecked={chosen.includes(STEP_FREE)}
          />
        )}
      </Section>
      <Section title={t.amenities}>
        {amenityGroups(others).map(({ group, title, members }) => (
          <fieldset key={group}>
            <legend className="mb-1 text-sm font-semibold text-muted">{title}</legend>
            <div className="grid min-[400px]:grid-cols-2">
              {members.map(({ slug, name }) => (
                <Checkbox
                  key={slug}
                  name="amenities"
                  value={slug}
                  label={name}
                  defaultChecked={chosen.includes(slug)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Section>
    </div>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-5 first:pt-0">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** Lowest and highest price, in whole units of the currency: of the stay with dates, of a night without. */
function PriceFields({ query: { priceMin, priceMax } }: { query: StayQuery }) {
  const t = messages().search.filters;
  const fields = [
    { name: 'priceMin', label: t.priceFrom(currencyOfBusiness()), value: priceMin },
    { name: 'priceMax', label: t.priceTo(currencyOfBusiness()), value: priceMax },
  ];
  return (
    <div className="grid grid-cols-2 gap-3">
      {fields.map(({ name, label, value }) => (
        <label key={name} className="grid gap-1 text-sm font-semibold">
          {label}
          <input
            type="number"
            inputMode="numeric"
            name={name}
            min={1}
            step={1}
            defaultValue={value === undefined ? undefined : toDecimal(value)}
            placeholder={t.any}
            className={`${CONTROL_CLASS} no-spin font-normal tabular-nums`}
          />
        </label>
      ))}
    </div>
  );
}

interface CountChipsProps {
  name: string;
  label: string;
  counts: readonly number[];
  value: number | undefined;
  /** A choice before the counts. */
  first?: { value: number; label: string };
}

/** At least so many of something. */
function CountChips({ name, label, counts, value, first }: CountChipsProps) {
  const choices = [
    { value: '', label: messages().search.filters.anyCount },
    ...(first ? [{ value: String(first.value), label: first.label }] : []),
    ...counts.map((count) => ({ value: String(count), label: `${count}+` })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm font-semibold text-muted">{label}</legend>
      {choices.map((choice) => (
        <ChoiceChip
          key={choice.value}
          name={name}
          value={choice.value}
          defaultChecked={choice.value === String(value ?? '')}
        >
          {choice.label}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

interface CheckboxProps {
  name: string;
  value: string;
  label: string;
  note?: string;
  defaultChecked: boolean;
}

function Checkbox({ label, note, ...input }: CheckboxProps) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>
        <span {...spoken(label)}>{label}</span>
        {note && <span className="block text-muted">{note}</span>}
      </span>
    </label>
  );
}
