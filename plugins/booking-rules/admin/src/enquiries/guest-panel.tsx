import { Link } from '@strapi/design-system';
import type { EnquiryView } from 'booking-rules/contracts/inbox';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { MailLink, PhoneLink } from '../components/links';
import { Facts, Panel } from '../components/panel';
import { labelForStay } from './labels';
import { messages } from '../messages/messages';

/** Who is asking, and about what. */
export function GuestPanel({ enquiry }: { enquiry: EnquiryView }) {
  const { guest: t, kinds } = messages().enquiries;
  const { name, email, phone, kind, apartmentId, apartmentName, propertyArea, bedrooms, note } = enquiry;
  const stay = labelForStay(enquiry);
  return (
    <Panel title={kind === 'owner' ? t.owner : t.guest}>
      <Facts
        facts={[
          [t.name, name],
          [t.email, <MailLink key="email" email={email} />],
          ...(phone === null ? [] : [[t.phone, <PhoneLink key="phone" phone={phone} />] as const]),
          [t.about, kinds[kind]],
          ...(apartmentId === null
            ? []
            : [
                [
                  t.apartment,
                  <Link key="apartment" href={`/apartment/${apartmentId}`} isExternal>
                    {apartmentName ?? apartmentId}
                  </Link>,
                ] as const,
              ]),
          ...(stay === null ? [] : [[t.stay, stay] as const]),
          ...(propertyArea === null ? [] : [[t.area, propertyArea] as const]),
          ...(bedrooms === null ? [] : [[t.bedrooms, bedrooms === 0 ? t.studio : String(bedrooms)] as const]),
          [t.received, formatInstant(enquiry.createdAt)],
          ...(note === null || note === '' ? [] : [[t.notes, note] as const]),
        ]}
      />
    </Panel>
  );
}
