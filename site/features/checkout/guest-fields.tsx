import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../ui/field';
import { PHONE_MAX_LENGTH, type DraftProblems, type GuestDraft } from './guest-details';

interface GuestFieldsProps {
  draft: GuestDraft;
  problems: DraftProblems;
  onChange: (part: Partial<GuestDraft>) => void;
}

/** The fields for the guest's details, each with what is wrong with it. */
export function GuestFields({ draft, problems, onChange }: GuestFieldsProps): ReactNode {
  const field = (name: keyof GuestDraft) => ({
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
        required
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
        hint="With your country code, like +971 50 123 4567."
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
