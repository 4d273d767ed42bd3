import { hasTrn } from './place';

/** What it is made of, for whoever types it. */
export function taxNumberForm(): string {
  return hasTrn() ? '15 digits' : '5 to 20 letters and digits';
}

/** A number as it is kept: without the spaces, dots and hyphens between its groups. */
export function tidyTaxNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Whether a tidy number has the form of those there. */
export function isTaxNumber(number: string): boolean {
  return (hasTrn() ? /^\d{15}$/ : /^[A-Z0-9]{5,20}$/).test(number);
}
