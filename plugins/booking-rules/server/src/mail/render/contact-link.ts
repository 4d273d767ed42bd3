/** A phone number as a link that a phone can call. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** An e-mail address as a link; what has a meaning in links is written so that it has none. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
