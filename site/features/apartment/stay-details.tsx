import type { ReactNode } from 'react';
import { STAY_DETAIL_ICONS } from 'booking-rules/shared/listing/stay-detail';
import type { StayDetail } from '../../api/site-api';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

interface StayDetailsProps {
  details: readonly StayDetail[];
  /** Nights needed as a rule. */
  minimumStay: number;
}

/** The rules of a stay: when to come and go, and who and what is welcome. */
export function StayDetails({ details, minimumStay }: StayDetailsProps): ReactNode {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {details.map(({ slug, label, icon }) => (
        <li key={slug} className="flex items-center gap-3">
          <Icon name={icon ?? STAY_DETAIL_ICONS[slug]} className="size-5 text-brand" />{' '}
          <span {...spoken(label)}>{label}</span>
        </li>
      ))}
      {minimumStay > 1 && (
        <li className="flex items-center gap-3">
          <Icon name="calendar-days" className="size-5 text-brand" />{' '}
          {messages().apartment.minimumStay(minimumStay)}
        </li>
      )}
    </ul>
  );
}
