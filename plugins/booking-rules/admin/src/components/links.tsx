import { Link } from '@strapi/design-system';
import type { QuoteRequest } from 'booking-rules/contracts/quotes';

/** An email address as a link. */
export function MailLink({ email }: { email: string }) {
  return <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>;
}

/** A phone number as a link, its plus in front in either direction. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </Link>
  );
}

const PANEL = '/plugins/booking-rules';

/** The page that explains a stay, with the stay filled in. */
export function tryLink({ apartmentId, checkIn, checkOut, guests, promotionCode }: QuoteRequest): string {
  const params = new URLSearchParams({ apartmentId, checkIn, checkOut, guests: String(guests) });
  if (promotionCode !== undefined) params.set('code', promotionCode);
  return `${PANEL}/try-a-stay?${params.toString()}`;
}

/** The page on which a rate or restriction is edited, opened at that rate or restriction. */
export function ruleLink(
  page: 'minimum-stay' | 'rates',
  at: { season?: string; apartment?: string; promotion?: string },
): string {
  return `${PANEL}/${page}?${new URLSearchParams(at).toString()}`;
}

/** The apartment in the content manager. */
export function apartmentLink(documentId: string): string {
  return `/content-manager/collection-types/api::apartment.apartment/${documentId}`;
}

/** The page of a calendar feed. */
export function feedLink(id: number): string {
  return `${PANEL}/channels/${id}`;
}
