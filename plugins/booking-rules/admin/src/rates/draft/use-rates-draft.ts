import { useCallback, useMemo, useState } from 'react';
import {
  type RatesAndRestrictions,
  type RuledApartment,
  changeBetween,
  sizeOfChange,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { changedYears } from 'booking-rules/shared/domain/pricing/rates';
import { useApi } from '../../api/client';
import { errorMessage, fieldErrors, NO_FIELD_ERRORS, type FieldErrors } from '../../api/errors';
import { confirmOnSite, type SiteCheck } from './confirm-on-site';
import { errorsById, validRates } from './validation';
import { messages } from '../../messages/messages';

/** How the last save ended. */
export type Outcome = { kind: 'saved' | 'failed'; message: string } | null;

/** Rates and restrictions with what a manager has changed and not saved yet. */
export function useRatesDraft(initial: RatesAndRestrictions, path: 'minimum-stays' | 'rates') {
  const api = useApi();
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [errors, setErrors] = useState<FieldErrors>(NO_FIELD_ERRORS);
  const change = useMemo(() => changeBetween(saved, draft), [saved, draft]);
  const { valid, problems } = useMemo(() => validRates(draft), [draft]);

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
  async function finish(changed: readonly string[], sentAt: number, done: string): Promise<void> {
    const { data } = await api.call('GET /booking-rules/rates-and-restrictions');
    setSaved(data);
    setDraft(data);
    const check = await confirmOnSite(data, changed, sentAt);
    setOutcome({ kind: 'saved', message: `${done} ${describeCheck(check, changed.length)}` });
  }

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    const sentAt = performance.now();
    try {
      await api.call(`PUT /booking-rules/${path}`, { body: { data: change } });
      await finish(changedYears(saved, draft), sentAt, messages().rates.saving.saved);
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
    /** The draft without what cannot be saved yet: what the strips show. */
    valid,
    /** Why the draft cannot be saved yet, in sentences. */
    problems,
    changes: sizeOfChange(change),
    busy,
    outcome,
    /** What the server refused, such as `{id of the season}.firstNight`. */
    errors,
    edit,
    editApartments,
    finish,
    save,
    discard: () => edit(() => saved),
  };
}

export type RatesDraft = ReturnType<typeof useRatesDraft>;

function describeCheck({ asked, shown, after }: SiteCheck, changed: number): string {
  const t = messages().rates.saving;
  if (changed === 0) return t.nothingChanges;
  const seconds = (after / 1000).toFixed(1);
  return shown ? t.shown(asked, changed, seconds) : t.notShown(seconds);
}
