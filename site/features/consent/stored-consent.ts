import { storedItem } from '../../stored-item';

/** Whether a visitor has agreed to analytics and A/B testing; null until they have chosen. The choice lasts. */
const stored = storedItem(
  'consent',
  () => window.localStorage,
  (value): value is boolean => typeof value === 'boolean',
);
const listeners = new Set<() => void>();
let shown: boolean | null | undefined;

/** The choice as it stands. */
export function consent(): boolean | null {
  shown ??= stored.read();
  return shown;
}

/** Keeps a choice, also where the browser keeps nothing: then for this page. */
export function choose(agreed: boolean): void {
  stored.write(agreed);
  shown = agreed;
  for (const listener of listeners) listener();
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
