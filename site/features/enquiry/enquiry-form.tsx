import type { EnquiryKind } from 'booking-rules/shared/contracts/enquiries';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { fallbackCountry } from '../../ui/phone/countries';
import { countryOfTyped } from '../../ui/phone/phone-value';
import { ENQUIRY_FIELDS, enquiryProblems, type EnquiryDraft, type EnquiryProblems } from './enquiry-draft';
import { EnquiryDone } from './enquiry-done';
import { EnquiryFields } from './enquiry-fields';
import { NOTHING_WRONG, useEnquiry, type EnquiryStage } from './use-enquiry';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** The apartment that it is about. */
  apartmentId?: string | null;
  /** What the fields hold to begin with. */
  first?: Partial<EnquiryDraft>;
  /** How far it has come already: without JavaScript the server renders the form again. */
  stage?: EnquiryStage;
}

const EMPTY: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  phoneCountry: fallbackCountry(),
  checkIn: '',
  checkOut: '',
  guests: '',
  propertyArea: '',
  bedrooms: '',
  message: '',
  website: '',
};

/** A question to the house. What is typed outlives failures; without JavaScript it is a plain form. */
export function EnquiryForm({ kind, apartmentId = null, first, stage: given }: EnquiryFormProps): ReactNode {
  const { today, integrations } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<EnquiryDraft>>({});
  // What nobody has typed over follows what the page around it says: the dates chosen there, for instance.
  const draft: EnquiryDraft = { ...EMPTY, ...first, ...typed };
  const shown = useRef(draft);
  useLayoutEffect(() => {
    const early = form.current && typedEarly(form.current, shown.current);
    if (early) setTyped(early);
  }, []);
  const { stage, setStage, send } = useEnquiry(kind, apartmentId, given ?? NOTHING_WRONG);
  const problems = stage.stage === 'writing' ? stage.problems : {};
  const [looked, setLooked] = useState(problems);
  useEffect(() => {
    // The field to mend first, once its problem is shown beside it.
    const name = ENQUIRY_FIELDS.find((field) => looked[field] !== undefined);
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [looked]);
  if (stage.stage === 'done') return <EnquiryDone reference={stage.receipt.reference} email={draft.email} />;

  const change = (part: Partial<EnquiryDraft>): void => {
    const next = { ...draft, ...part };
    setTyped({ ...typed, ...part });
    if (stage.stage === 'writing') setStage({ ...stage, problems: mended(stage.problems, part, next) });
  };
  return (
    <form
      ref={form}
      method="post"
      action="/enquiry"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage.stage === 'writing') void send(draft).then(setLooked);
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      {apartmentId !== null && <input type="hidden" name="apartmentId" value={apartmentId} />}
      <EnquiryFields
        {...{ kind, draft, problems, today }}
        lookupUrl={integrations.countryLookupUrl}
        onChange={change}
      />
      {stage.stage === 'writing' && stage.failure !== null && (
        <Notice tone="danger" title="Your enquiry has not been sent.">
          <p>{stage.failure} What you typed is kept.</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="lg"
          busy={stage.stage === 'sending'}
          className="w-full sm:w-fit sm:min-w-56"
        >
          Send enquiry
        </Button>
        <p className="text-sm text-muted">We answer by e-mail, usually within a working day.</p>
      </div>
    </form>
  );
}

/** What was typed into the fields before the page came alive; null when nothing was. */
function typedEarly(form: HTMLFormElement, shown: EnquiryDraft): Partial<EnquiryDraft> | null {
  const data = new FormData(form);
  const typed = Object.entries(shown).flatMap(([name, value]) => {
    const present = data.get(name);
    return typeof present === 'string' && present !== value ? [[name, present]] : [];
  });
  if (typed.length === 0) return null;
  const early = Object.fromEntries(typed) as Partial<EnquiryDraft>;
  const { phone, phoneCountry: country } = { ...shown, ...early };
  return { ...early, phoneCountry: countryOfTyped({ phone, country }) };
}

/** A field that was changed is looked at again; the others stay as they were. */
function mended(problems: EnquiryProblems, part: Partial<EnquiryDraft>, next: EnquiryDraft): EnquiryProblems {
  const again = enquiryProblems(next);
  const changed = (field: string): boolean => field in part || (field === 'phone' && 'phoneCountry' in part);
  return Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const sentence = changed(field) ? problems[field] && again[field] : problems[field];
      return sentence === undefined ? [] : [[field, sentence]];
    }),
  );
}
