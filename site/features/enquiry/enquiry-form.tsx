import { ENQUIRY_LIMITS, type EnquiryKind } from 'booking-rules/shared/domain/guests/enquiry';
import { localPath } from 'booking-rules/shared/format/local-path';
import { useState, type ReactNode } from 'react';
import { fieldSentences, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { useForm, type Refusal } from '../../forms/use-form';
import { useSettings } from '../../lib/page-context';
import { Button } from '../../ui/button';
import { EmailField, Select, TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { fallbackCountry } from '../../ui/phone/countries';
import { preparePhoneCheck } from '../../ui/phone/phone-check';
import { PhoneField } from '../../ui/phone/phone-field';
import {
  ENQUIRY_FIELDS,
  enquiryProblems,
  requestOf,
  type EnquiryDraft,
  type EnquiryField,
} from './enquiry-draft';
import { messages } from '../../messages/messages';
import { AskedDates } from './asked-dates';
import { EnquiryDone } from './enquiry-done';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** The apartment that it is about. */
  apartmentId?: string | null;
  /** What the fields hold until somebody types: the dates chosen on the page around it, for instance. */
  first?: Partial<EnquiryDraft>;
  /** What is wrong, where the server renders again what was posted without JavaScript. */
  refused?: Refusal<EnquiryField> | undefined;
}

const FIELDS = [...ENQUIRY_FIELDS, 'phoneCountry', 'website'] as const;
const BEDROOMS = ['1', '2', '3', '4', '5', '6', '7'];

/** A question to the business. What is typed outlives failures; without JavaScript it is a plain form. */
export function EnquiryForm({ kind, apartmentId = null, first, refused }: EnquiryFormProps): ReactNode {
  const t = messages().enquiry;
  const { integrations } = useSettings();
  const [done, setDone] = useState<{ reference: string; email: string } | null>(null);
  const initial = { phoneCountry: fallbackCountry(), ...first };
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial,
    refused,
    prepare: async ({ phone }) => (phone.trim() === '' ? undefined : preparePhoneCheck()),
    check: enquiryProblems,
    async send(values) {
      const body = { data: requestOf(values, kind, apartmentId) };
      const { data } = await call('POST /api/enquiries', { body });
      setDone({ reference: data.reference, email: values.email });
    },
    refusalOf(error) {
      const problems = fieldSentences(error, ENQUIRY_FIELDS);
      return Object.keys(problems).length > 0 ? { problems } : { message: guestMessage(error) };
    },
  });
  if (done !== null) return <EnquiryDone {...done} />;
  return (
    <form {...form} action={localPath('/enquiry')} className="grid gap-5">
      <input type="hidden" name="kind" value={kind} />
      {apartmentId !== null && <input type="hidden" name="apartmentId" value={apartmentId} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label={t.name}
          autoComplete="name"
          maxLength={ENQUIRY_LIMITS.name}
          required
        />
        <EmailField {...field('email')} maxLength={ENQUIRY_LIMITS.email} />
        <PhoneField
          label={messages().ui.fields.phoneOptional}
          className="sm:col-span-2"
          initial={{ phone: initial.phone ?? '', country: initial.phoneCountry }}
          error={field('phone').error}
          lookupUrl={integrations.countryLookupUrl}
        />
        {kind === 'apartment' && (
          <div className="grid items-end gap-4 sm:col-span-2 sm:grid-cols-3">
            <div className="sm:col-span-2">
              <AskedDates
                first={{ start: initial.checkIn || null, end: initial.checkOut || null }}
                error={field('checkIn').error ?? field('checkOut').error}
              />
            </div>
            <TextField {...field('guests')} label={t.guests} type="number" min={1} max={50} />
          </div>
        )}
        {kind === 'owner' && (
          <>
            <TextField
              {...field('propertyArea')}
              label={t.owner.area}
              maxLength={ENQUIRY_LIMITS.propertyArea}
              hint={t.owner.areaHint}
            />
            <Select {...field('bedrooms')} label={t.owner.bedrooms}>
              <option value="">{t.owner.choose}</option>
              <option value="0">{t.owner.studio}</option>
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
          label={kind === 'owner' ? t.owner.question : t.question}
          maxLength={ENQUIRY_LIMITS.message}
          rows={5}
          className="sm:col-span-2"
          required
        />
        {/* People neither see nor reach it; what a robot writes into it makes the enquiry disappear. */}
        <div className="hidden" aria-hidden="true">
          <label>
            Website
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </div>
      {message !== null && (
        <Notice tone="danger" title={t.notSent}>
          <p>
            {message} {t.kept}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" busy={busy} className="w-full sm:w-fit sm:min-w-56">
          {t.send}
        </Button>
        <p className="text-sm text-muted">{t.answeredBy}</p>
      </div>
    </form>
  );
}
