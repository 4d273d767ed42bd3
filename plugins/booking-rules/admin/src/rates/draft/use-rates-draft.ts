import { useCallback, useMemo, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { RatesAndRestrictions, RuledApartment } from 'booking-rules/shared/contracts/rule-book';
import { changedYears } from 'booking-rules/shared/domain/pricing/rates';
import { changeBetween, sizeOfChange } from 'booking-rules/shared/domain/restrictions/rule-change';
import { errorMessage } from '../../api/errors';
import { confirmOnSite, type SiteCheck } from './confirm-on-site';
import { validRates } from './validation';

/** What has come of the last saving. */
export type Outcome = { kind: 'saved' | 'failed'; words: string } | null;

/** A rule valid with what a manager has changed and not saved yet. */
export function useRatesDraft(initial: RatesAndRestrictions, path: 'minimum-stays' | 'rates') {
  const { get, put } = useFetchClient();
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const change = useMemo(() => changeBetween(saved, draft), [saved, draft]);
  const { valid, problems } = useMemo(() => validRates(draft), [draft]);

  const edit = useCallback((next: (before: RatesAndRestrictions) => RatesAndRestrictions) => {
    setOutcome(null);
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

  /** Takes the valid as it now is, and says whether guests are told so. */
  async function take(changed: readonly string[], sentAt: number, did: string): Promise<void> {
    const { data } = await get<Envelope<RatesAndRestrictions>>('/booking-rules/rule-book');
    setSaved(data.data);
    setDraft(data.data);
    const check = await confirmOnSite(data.data, changed, sentAt);
    setOutcome({ kind: 'saved', words: `${did} ${describeCheck(check, changed.length)}` });
  }

  async function save(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    const sentAt = performance.now();
    try {
      await put(`/booking-rules/${path}`, { data: change });
      await take(changedYears(saved, draft), sentAt, 'Saved.');
    } catch (failure) {
      setOutcome({ kind: 'failed', words: `Not saved. ${errorMessage(failure)}` });
    } finally {
      setBusy(false);
    }
  }

  return {
    saved,
    draft,
    /** The draft without what is not fit to be saved yet: what strips show. */
    valid,
    /** Sentences about what is not fit to be saved. */
    problems,
    changes: sizeOfChange(change),
    busy,
    outcome,
    edit,
    editApartments,
    take,
    save,
    discard: () => edit(() => saved),
  };
}

export type RatesDraft = ReturnType<typeof useRatesDraft>;

function describeCheck({ asked, shown, after }: SiteCheck, changed: number): string {
  if (changed === 0) return 'Nothing that guests see in the next 12 months is different.';
  const seconds = `${(after / 1000).toFixed(1)} s`;
  const all = asked === 1 ? 'the apartment' : `all ${asked} apartments`;
  const checked = asked < changed ? `${asked} of ${changed} changed apartments` : all;
  return shown
    ? `The site shows it: ${checked} checked, ${seconds} after you saved.`
    : `But after ${seconds} the site still shows other rules: load this page again to see what applies.`;
}
