import type { ReactNode } from 'react';
import type { StayDetail } from '../../site-api';
import { Icon, type IconName } from '../../ui/icon';

const ICONS: Record<StayDetail['slug'], IconName> = {
  checkIn: 'log-in',
  checkOut: 'log-out',
  children: 'smile',
  infants: 'baby',
  pets: 'paw-print',
  partiesAndEvents: 'party-popper',
  smokingInside: 'cigarette-off',
};

interface StayDetailsProps {
  details: readonly StayDetail[];
  /** Nights needed as a rule. */
  minimumStay: number;
}

/** The rules of a stay: when to come and go, and who and what is welcome. */
export function StayDetails({ details, minimumStay }: StayDetailsProps): ReactNode {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {details.map(({ slug, label }) => (
        <li key={slug} className="flex items-center gap-3">
          <Icon name={ICONS[slug]} className="size-5 text-teal" /> {label}
        </li>
      ))}
      {minimumStay > 1 && (
        <li className="flex items-center gap-3">
          <Icon name="calendar-days" className="size-5 text-teal" /> {minimumStay} nights or more, unless the
          calendar says otherwise
        </li>
      )}
    </ul>
  );
}
