import { Link } from '@strapi/design-system';

/** An e-mail address that a click writes to. */
export function MailLink({ email }: { email: string }) {
  return <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>;
}

/** A phone number that a click calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>;
}
