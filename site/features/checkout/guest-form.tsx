import type { PaymentMethod } from 'booking-rules/shared/contracts/reservations';
import { formatFils, type Fils } from 'booking-rules/shared/format/money';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { preparePhoneCheck } from '../../ui/phone/phone-check';
import { GuestFields } from './guest-fields';
import {
  draftProblems,
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  type DraftProblems,
  type GuestDraft,
} from './guest-details';
import { PaymentChoice, presentPayment } from './payment-choice';
import type { ReservationFailure } from './reservation-failure';
import { guestDraft } from './stored-checkout';

interface GuestFormProps {
  /** What the button reserves, in fils. */
  total: Fils;
  /** What the button says that it does with it. */
  verb: string;
  /** Ways to pay, the usual one first. */
  payments: readonly PaymentMethod[];
  busy: boolean;
  failure: ReservationFailure | null;
  /** What is known of the guest already; what they type comes before it. */
  prefill: Partial<GuestDraft> | null | undefined;
  /** Public service that says in which country this browser is. */
  lookupUrl: string | null;
  /** Stands above the button: what went wrong. */
  notice: ReactNode;
  /** Stands below the payment choice: what the guest agrees to. */
  policies: ReactNode;
  /** Whether the button may be pressed at all. */
  open: boolean;
  onReserve: (draft: GuestDraft, payment: PaymentMethod) => void;
}

/** Who comes, how they pay, and the button that reserves. What is typed outlives failures and reloads. */
export function GuestForm({
  total,
  verb,
  payments,
  busy,
  failure,
  prefill,
  lookupUrl,
  notice,
  policies,
  open,
  onReserve,
}: GuestFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  /** Null until the page comes alive. */
  const [typed, setTyped] = useState<Partial<GuestDraft> | null>(null);
  const draft: GuestDraft = { ...EMPTY_DRAFT, ...prefill, ...typed };
  const [checked, setChecked] = useState<DraftProblems>({});
  const [sent, setSent] = useState<GuestDraft | null>(null);
  // A field that the server refused is right again as soon as it is changed.
  const refused = failure?.kind === 'fields' ? failure.problems : {};
  const problems: DraftProblems = { ...checked };
  for (const field of DRAFT_FIELDS) {
    if (sent === null || sent[field] === draft[field]) problems[field] ??= refused[field];
  }

  // What was typed before a reload, and before the page came alive: it stands in the fields alone.
  const rendered = useRef({ ...draft, payment: presentPayment(draft.payment, payments) });
  useEffect(() => {
    const before = { ...guestDraft.read(), ...typedInto(form.current, rendered.current) };
    if (Object.keys(before).length > 0) guestDraft.write(before);
    setTyped((later) => ({ ...before, ...later }));
  }, []);

  useEffect(() => {
    if (failure?.kind === 'fields') focusFirst(form.current, failure.problems);
  }, [failure]);

  const change = (part: Partial<GuestDraft>): void => {
    const next = { ...draft, ...part };
    setTyped({ ...typed, ...part });
    guestDraft.write({ ...typed, ...part });
    // Once looked at, a field is looked at again while it is being mended.
    const again = draftProblems(next);
    setChecked((present) => {
      const kept = DRAFT_FIELDS.filter((field) => present[field] !== undefined && again[field] !== undefined);
      return Object.fromEntries(kept.map((field) => [field, again[field]]));
    });
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    await preparePhoneCheck();
    const found = draftProblems(draft);
    setChecked(found);
    if (focusFirst(form, found)) return;
    setSent(draft);
    onReserve(draft, presentPayment(draft.payment, payments));
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && open) void submit(event.currentTarget);
      }}
    >
      <GuestFields {...{ draft, problems, lookupUrl }} onChange={change} />
      <PaymentChoice offered={payments} chosen={draft.payment} onChoose={(payment) => change({ payment })} />
      {policies}
      <div className="grid gap-4">
        {notice}
        {open && (
          // Before the page comes alive it would put what was typed into the address.
          <Button
            type="submit"
            size="lg"
            busy={busy}
            disabled={typed === null}
            className="w-full sm:w-fit sm:min-w-72"
          >
            {verb} — {formatFils(total)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What stands in the fields and is not what was rendered. */
function typedInto(form: HTMLFormElement | null, rendered: GuestDraft): Partial<GuestDraft> {
  const values = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    values.filter(([name, value]) => name in rendered && value !== rendered[name as keyof GuestDraft]),
  );
}

/** Puts the cursor into the first field that has a problem; false when none has. */
function focusFirst(form: HTMLFormElement | null, problems: DraftProblems): boolean {
  const first = DRAFT_FIELDS.find((field) => problems[field] !== undefined);
  if (first === undefined) return false;
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return true;
}
