import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { useDistricts } from '../../../lib/page-context';
import { spoken } from '../../../lib/spoken';
import { messages } from '../../../messages/messages';
import { ChoiceChip } from './choice-chip';

/** Where: one of the areas, or anywhere. */
export default function PlaceFields({
  district,
  onChange,
}: {
  district: string | null;
  onChange: (district: string | null) => void;
}) {
  const t = messages().search;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.where}</legend>
      <ChoiceChip name="place" value="" checked={district === null} onChoose={() => onChange(null)}>
        {t.anywhere(cityName(placeOfBusiness().city))}
      </ChoiceChip>
      {useDistricts().map(({ slug, name }) => (
        <ChoiceChip
          key={slug}
          name="place"
          value={slug}
          checked={district === slug}
          onChoose={() => onChange(slug)}
        >
          <span {...spoken(name)}>{name}</span>
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
