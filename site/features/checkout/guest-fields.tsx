import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../ui/field';
import { PhoneField } from '../../ui/phone/phone-field';
import type { DraftField, DraftProblems, GuestDraft } from './guest-details';

interface GuestFieldsProps {
  draft: GuestDraft;
  problems: DraftProblems;
  /** Public service that says in which country this browser is. */
  lookupUrl: string | null;
  onChange: (part: Partial<GuestDraft>) => void;
}

/** The fields for the guest's details, each with what is wrong with it. */
export function GuestFields({ draft, problems, lookupUrl, onChange }: GuestFieldsProps): ReactNode {
  const field = (name: DraftField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">Who is coming</legend>
      <TextField
        {...field('firstName')}
        label="First name"
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <TextField
        {...field('lastName')}
        label="Last name"
        autoComplete="family-name"
        maxLength={80}
        required
      />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="It opens your reservation, together with its reference."
        className="sm:col-span-2"
        required
      />
      <PhoneField
        label="Phone"
        className="sm:col-span-2"
        value={{ phone: draft.phone, country: draft.phoneCountry }}
        error={problems.phone}
        lookupUrl={lookupUrl}
        hint="For the day you arrive. Numbers of other countries may begin with their code, like +44."
        onChange={({ phone, country }) => onChange({ phone, phoneCountry: country })}
        required
      />
      <TextArea
        {...field('message')}
        label="Message to us (optional)"
        maxLength={2000}
        rows={3}
        hint="When you expect to arrive, or anything we should prepare."
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
