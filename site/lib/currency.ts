import {
  currencyOfBusiness,
  formatAmount,
  formatBareAmount,
  inWholeUnits,
  type MinorUnits,
  toDecimal,
} from 'booking-rules/shared/format/money';
import { useCallback, useSyncExternalStore } from 'react';
import { useSettings } from './page-context';
import type { PageContext } from 'vike/types';
import { storedItem } from './stored-item';
import { messages } from '../messages/messages';

/** A currency in which prices can be shown beside the business's own, with the manager's rate. */
export type OtherCurrency = PageContext['settings']['currencies'][number];

const chosen = storedItem(
  'currency',
  () => window.localStorage,
  (value): value is string => typeof value === 'string',
);
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** Keeps a guest's choice for this and every later visit. @param code such as USD; the business's own for none */
export function chooseCurrency(code: string): void {
  if (code === currencyOfBusiness()) chosen.remove();
  else chosen.write(code);
  for (const notify of listeners) notify();
}

/**
 * The currency that a guest has chosen; null for the business's own, in which every charge is made. The server renders that for
 * everybody, so that pages can be kept for all; the choice shows once the page has come alive.
 */
export function useCurrency(): OtherCurrency | null {
  const code = useSyncExternalStore(
    subscribe,
    () => chosen.read(),
    () => null,
  );
  const { currencies } = useSettings();
  return currencies.find((currency) => currency.code === code && currency.perAed > 0) ?? null;
}

/**
 * Writes amounts as a guest reads them: in the business's currency, or about so much in the one they have chosen. Those
 * of a list, where it is given, are told alike.
 */
export function useShownAmount(): typeof formatAmount {
  const currency = useCurrency();
  return useCallback(
    (amount, list) => (currency === null ? formatAmount(amount, list) : formatAbout(amount, currency)),
    [currency],
  );
}

/** An amount in another currency, in whole units, as guests read it: `about $1,174`. */
export function formatAbout(amount: MinorUnits, currency: OtherCurrency): string {
  return messages().ui.about(formatConverted(amount, currency));
}

/** The same where it goes without saying that it is about so much: `$1,174`. */
export function formatConverted(amount: MinorUnits, { symbol, perAed }: OtherCurrency): string {
  return `${amount < 0 ? '−' : ''}${symbol}${figuresIn(Math.abs(amount), perAed)}`;
}

/** Where there is room for a few characters and the currency is said elsewhere: `1,174`. @param currency null for the business's own */
export function formatFigures(amount: MinorUnits, currency: OtherCurrency | null): string {
  return currency === null ? formatBareAmount(inWholeUnits(amount)) : figuresIn(amount, currency.perAed);
}

function figuresIn(amount: MinorUnits, perAed: number): string {
  const units = Math.round(toDecimal(amount) * perAed);
  return String(units).replace(/\B(?=(\d{3})+$)/g, ',');
}
