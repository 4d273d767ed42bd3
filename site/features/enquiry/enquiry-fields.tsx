import { ENQUIRY_LIMITS, type EnquiryKind } from 'booking-rules/shared/contracts/enquiries';
import type { ReactNode } from 'react';
import { Select, TextArea, TextField } from '../../ui/field';
import { PhoneField } from '../../ui/phone/phone-field';
import type { EnquiryDraft, EnquiryField, EnquiryProblems } from './enquiry-draft';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  draft: EnquiryDraft;
  problems: EnquiryProblems;
  /** First day that can be asked about. */
  today: string;
  lookupUrl: string | null;
  onChange: (part: Partial<EnquiryDraft>) => void;
}

const BEDROOMS = ['1', '2', '3', '4', '5', '6', '7'];

/** The fields of an enquiry of this kind, each with what is wrong with it. */
export function EnquiryFields({
  kind,
  draft,
  problems,
  today,
  lookupUrl,
  onChange,
}: EnquiryFieldsProps): ReactNode {
  const field = (name: EnquiryField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('name')}
        label="Your name"
        autoComplete="name"
        maxLength={ENQUIRY_LIMITS.name}
        required
      />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={ENQUIRY_LIMITS.email}
        required
      />
      <PhoneField
        label="Phone (optional)"
        className="sm:col-span-2"
        value={{ phone: draft.phone, country: draft.phoneCountry }}
        error={problems.phone}
        lookupUrl={lookupUrl}
        onChange={({ phone, country }) => onChange({ phone, phoneCountry: country })}
      />
      {kind === 'apartment' && (
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
          <TextField {...field('checkIn')} label="Arrive (optional)" type="date" min={today} />
          <TextField {...field('checkOut')} label="Leave (optional)" type="date" min={today} />
          <TextField {...field('guests')} label="Guests (optional)" type="number" min={1} max={50} />
        </div>
      )}
      {kind === 'owner' && (
        <>
          <TextField
            {...field('propertyArea')}
            label="Where your property is"
            maxLength={ENQUIRY_LIMITS.propertyArea}
            hint="Area or tower, such as Dubai Marina."
          />
          <Select {...field('bedrooms')} label="Bedrooms">
            <option value="">Choose</option>
            <option value="0">Studio</option>
            {BEDROOMS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </>
      )}
      <TextArea
        {...field('message')}
        label={kind === 'owner' ? 'What you would like to know' : 'Your question'}
        maxLength={ENQUIRY_LIMITS.message}
        rows={5}
        className="sm:col-span-2"
        required
      />
      {/* People neither see nor reach it; what a robot writes into it makes the enquiry disappear. */}
      <div className="hidden" aria-hidden="true">
        <label>
          Website
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={(event) => onChange({ website: event.target.value })}
          />
        </label>
      </div>
    </div>
  );
}
