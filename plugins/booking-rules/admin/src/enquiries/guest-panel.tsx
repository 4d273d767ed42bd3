import { Link } from '@strapi/design-system';
import type { EnquiryDetail } from 'booking-rules/contracts/inbox';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { MailLink, PhoneLink } from '../components/links';
import { Facts, Panel } from '../components/panel';
import { KIND_LABELS, labelForStay } from './labels';

/** Who is asking, and about what. */
export function GuestPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { name, email, phone, kind, apartmentId, apartmentName, propertyArea, bedrooms, note } = enquiry;
  const stay = labelForStay(enquiry);
  return (
    <Panel title={kind === 'owner' ? 'Owner' : 'Guest'}>
      <Facts
        facts={[
          ['Name', name],
          ['Email', <MailLink key="email" email={email} />],
          ...(phone === null ? [] : [['Phone', <PhoneLink key="phone" phone={phone} />] as const]),
          ['About', KIND_LABELS[kind]],
          ...(apartmentId === null
            ? []
            : [
                [
                  'Apartment',
                  <Link key="apartment" href={`/apartment/${apartmentId}`} isExternal>
                    {apartmentName ?? apartmentId}
                  </Link>,
                ] as const,
              ]),
          ...(stay === null ? [] : [['Stay', stay] as const]),
          ...(propertyArea === null ? [] : [['Area', propertyArea] as const]),
          ...(bedrooms === null ? [] : [['Bedrooms', bedrooms === 0 ? 'Studio' : String(bedrooms)] as const]),
          ['Received', formatInstant(enquiry.createdAt)],
          ...(note === null || note === '' ? [] : [['Your notes', note] as const]),
        ]}
      />
    </Panel>
  );
}
