import { formatHours } from 'booking-rules/shared/listing/site-look';
import { useSettings } from '../../lib/page-context';
import { Icon, type IconName } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

/** Address with a link to a maps search, email, and phone above the hours at which it is answered. */
export function ContactBlock({ linkClass }: { linkClass?: string }) {
  const { address, phone, email, openingHours } = useSettings();
  const t = messages().layout.contact;
  const maps = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;
  const items: { icon: IconName; href: string; text: string; label: string; external?: boolean }[] = [
    {
      icon: 'map-pin',
      href: maps,
      text: address,
      label: t.address,
      external: true,
    },
    { icon: 'mail', href: `mailto:${email}`, text: email, label: t.email },
    { icon: 'phone', href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone, label: t.phone },
  ];
  return (
    <address className="contact">
      <ul className="contact-list">
        {items
          .filter(({ text }) => text !== '')
          .map(({ icon, href, text, label, external }) => (
            <li key={icon}>
              <Icon name={icon} />
              <Link
                href={href}
                className={linkClass}
                {...(external ? { target: '_blank', rel: 'noopener' } : {})}
              >
                <span>
                  <span className="sr-only">{`${label}: `}</span>
                  <bdi>{text}</bdi>
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {openingHours.length === 0 ? (
        <p>{t.anyTime}</p>
      ) : (
        <ul aria-label={t.openingHours}>
          {openingHours.map((hours) => (
            <li key={formatHours(hours)}>{formatHours(hours)}</li>
          ))}
        </ul>
      )}
    </address>
  );
}
