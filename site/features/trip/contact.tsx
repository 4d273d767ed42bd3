import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { messages } from '../../messages/messages';
import { Icon, type IconName } from '../../ui/icon';
import { Link } from '../../ui/link';

interface ContactProps {
  reference: string;
  /** Number at which the host answers, in E.164; null for none. */
  whatsapp: string | null;
}

/** How to reach the business: by phone, WhatsApp and email. */
export function Contact({ reference, whatsapp }: ContactProps) {
  const t = messages().trip.contact;
  const { phone, email } = useSettings();
  const text = encodeURIComponent(t.whatsappText(reference));
  return (
    <section aria-labelledby="talk-to-us" className="grid gap-3">
      <h2 id="talk-to-us" className="text-2xl">
        {t.heading}
      </h2>
      <p>{t.text(reference)}</p>
      <p className="flex flex-wrap gap-3">
        {phone !== '' && (
          <Way icon="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <span dir="ltr">{phone}</span>
          </Way>
        )}
        {whatsapp !== null && (
          <Way icon="phone" href={`https://wa.me/${whatsapp.slice(1)}?text=${text}`} isElsewhere>
            {t.whatsapp}
          </Way>
        )}
        {email !== '' && (
          <Way icon="mail" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
            <span className="wrap-anywhere">{email}</span>
          </Way>
        )}
      </p>
    </section>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  isElsewhere?: boolean;
  children: ReactNode;
}

function Way({ icon, href, isElsewhere = false, children }: WayProps) {
  return (
    <Link
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      className="button button-secondary button-md"
    >
      <Icon name={icon} className="size-4" /> {children}
      {isElsewhere && <span className="sr-only">{messages().trip.contact.newTab}</span>}
    </Link>
  );
}
