import { useCallback, useMemo, useState } from 'react';
import {
  type RatesAndRestrictions,
  type RuledApartment,
  type ChangedYears,
  changeBetween,
  sizeOfChange,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { useApi } from '../../api/client';
import type { RatesInPages } from '../../components/rates/with-rates-and-restrictions';
import { errorMessage, fieldErrors, NO_FIELD_ERRORS, type FieldErrors } from '../../api/errors';
import { confirmOnSite, type SiteCheck } from './confirm-on-site';
import { errorsById, validRates } from './validation';
import { messages } from '../../messages/messages';

/** How the last save ended. */
export type Outcome = { kind: 'saved' | 'failed'; message: string } | null;

/**
 * Rates and restrictions with what a manager has changed and not saved yet, on whatever page of the apartments. Those
 * of pages that were looked at before stay known until something is saved.
 */
export function useRatesDraft(
  { page, pages }: Pick<RatesInPages, 'page' | 'pages'>,
  path: 'minimum-stays' | 'rates',
) {
  const api = useApi();
  const [saved, setSaved] = useState(page.data);
  const [draft, setDraft] = useState(page.data);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [errors, setErrors] = useState<FieldErrors>(NO_FIELD_ERRORS);
  const change = useMemo(() => changeBetween(saved, draft), [saved, draft]);
  const { valid, problems } = useMemo(() => validRates(draft), [draft]);

  /** Makes more apartments known, as they are saved. */
  const add = useCallback((apartments: readonly RuledApartment[]) => {
    setSaved((before) => withMore(before, apartments));
    setDraft((before) => withMore(before, apartments));
  }, []);
  if (withMore(saved, page.data.apartments) !== saved) add(page.data.apartments);
  const shown = useMemo(() => {
    const known = new Map(draft.apartments.map((apartment) => [apartment.apartmentId, apartment]));
    return page.data.apartments.flatMap(({ apartmentId }) => known.get(apartmentId) ?? []);
  }, [draft, page]);

  const edit = useCallback((next: (before: RatesAndRestrictions) => RatesAndRestrictions) => {
    setOutcome(null);
    setErrors(NO_FIELD_ERRORS);
    setDraft(next);
  }, []);

  const editApartments = useCallback(
    (ids: ReadonlySet<string>, rules: Partial<RuledApartment['rules']>) =>
      edit((before) => ({
        ...before,
        apartments: before.apartments.map((apartment) =>
          ids.has(apartment.apartmentId)
            ? { ...apartment, rules: { ...apartment.rules, ...rules } }
            : apartment,
        ),
      })),
    [edit],
  );

  /** Loads what is saved now, and reports whether the site shows it. @param done what has been done */
  async function finish(changed: ChangedYears, sentAt: number, done: string): Promise<void> {
    const { data } = await api.call('GET /booking-rules/rates-and-restrictions', { query: pages.query });
    setSaved(data);
    setDraft(data);
    const check = await confirmOnSite(data, changed.some, sentAt);
    setOutcome({ kind: 'saved', message: `${done} ${describeCheck(check, changed.total)}` });
  }

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    const sentAt = performance.now();
    try {
      const { data } = await api.call(`PUT /booking-rules/${path}`, { body: { data: change } });
      await finish(data, sentAt, messages().rates.saving.saved);
    } catch (error) {
      setErrors(errorsById(fieldErrors(error), change, draft));
      setOutcome({ kind: 'failed', message: messages().rates.saving.failed(errorMessage(error)) });
    } finally {
      setBusy(false);
    }
  }

  return {
    saved,
    draft,
    /** The apartments of the page, as they are in the draft. */
    shown,
    /** The draft without what cannot be saved yet: what the strips show. */
    valid,
    /** Why the draft cannot be saved yet, in sentences. */
    problems,
    changes: sizeOfChange(change),
    busy,
    outcome,
    /** What the server refused, such as `{id of the season}.firstNight`. */
    errors,
    add,
    edit,
    editApartments,
    finish,
    save,
    discard: () => edit(() => saved),
  };
}

export type RatesDraft = ReturnType<typeof useRatesDraft>;

/** The same, with those of the apartments that are not known yet. */
function withMore(known: RatesAndRestrictions, apartments: readonly RuledApartment[]): RatesAndRestrictions {
  const ids = new Set(known.apartments.map(({ apartmentId }) => apartmentId));
  const more = apartments.filter(({ apartmentId }) => !ids.has(apartmentId));
  return more.length === 0 ? known : { ...known, apartments: [...known.apartments, ...more] };
}

function describeCheck({ asked, shown, after }: SiteCheck, changed: number): string {
  const t = messages().rates.saving;
  if (changed === 0) return t.nothingChanges;
  const seconds = (after / 1000).toFixed(1);
  return shown ? t.shown(asked, changed, seconds) : t.notShown(seconds);
}
