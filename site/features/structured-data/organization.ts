import type { Organization } from 'schema-dts';
import type { SiteSettings } from '../../api/site-api';
import type { Addresses } from './addresses';

type Shown = Pick<SiteSettings, 'brand' | 'phone' | 'email' | 'address' | 'socialLinks'>;

/** The operator, as the foot of every page names it. Guests are answered around the clock (contract A4). */
export function organizationOf(settings: Shown, addresses: Addresses): Exclude<Organization, string> {
  const { brand, phone, email, address, socialLinks } = settings;
  return {
    '@type': 'Organization',
    ...addresses.organization,
    name: brand,
    url: addresses.of('/'),
    ...(address !== '' && { address }),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(phone !== '' && { telephone: phone }),
      ...(email !== '' && { email }),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
  };
}
