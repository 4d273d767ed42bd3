import { STAY_DETAIL_ICONS } from 'booking-rules/shared/listing/stay-detail';
import type { StayDetail } from '../../api/site-api';
import { cachedMarkup } from '../../lib/cached-markup';
import { iconClass } from '../../ui/icon';
import { Words } from '../../lib/spoken';
import { messages } from '../../messages/messages';

interface StayDetailsProps {
  details: readonly StayDetail[];
  /** Nights needed as a rule. */
  minimumStay: number;
}

/** The rules of a stay: when to come and go, and who and what is welcome. */
export const StayDetails = cachedMarkup(function StayDetails({ details, minimumStay }: StayDetailsProps) {
  return (
    <ul className="icon-list">
      {details.map(({ slug, label, icon }) => (
        <li key={slug} className={iconClass(icon ?? STAY_DETAIL_ICONS[slug])}>
          <Words of={label} />
        </li>
      ))}
      {minimumStay > 1 && (
        <li className={iconClass('calendar-days')}>{messages().apartment.minimumStay(minimumStay)}</li>
      )}
    </ul>
  );
});
