import { useEffect, useRef } from 'react';
import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import type { DeskBookingRequest } from 'booking-rules/contracts/reservations/reservation-actions';
import { canOverride } from 'booking-rules/shared/domain/availability';
import { STANDARD_RATE } from 'booking-rules/shared/domain/pricing/rate-plan';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { choicesOf, ExtraFields, type ExtraCounts } from '../../components/extra-fields';
import { ChoiceField, LongTextField, TextField, WholeNumberField } from '../../components/fields';
import { RatePlanField } from '../../components/rates/rate-plan-field';
import { Form, useForm } from '../../components/form';
import type { Row } from '../timeline/rows';
import { DeskBookingQuote, useDeskBookingQuote } from './desk-booking-quote';
import { messages } from '../../messages/messages';

const NO_EXTRAS: ExtraCounts = {};
const MAIN_LANGUAGE: Language = DEFAULT_LANGUAGE;

/** A reservation for a guest on the phone, with its quote. */
export function DeskBookingForm({
  row,
  stay,
  onCancel,
  onReserved,
}: {
  row: Row;
  stay: Stay;
  onCancel: () => void;
  onReserved: (reference: string) => void;
}) {
  const api = useApi();
  const { apartmentId, capacity } = row.apartment;
  const { values, set, errorOf, busy, submit } = useForm({
    guest: { firstName: '', lastName: '', email: '', phone: '' },
    guests: Math.min(2, capacity),
    promotionCode: '',
    isWithoutOffer: false,
    ratePlan: STANDARD_RATE.id,
    extras: NO_EXTRAS,
    message: '',
    language: MAIN_LANGUAGE,
    isPaid: false,
    overrideRules: false,
  });
  const { guest, guests, promotionCode, ratePlan, extras, message, isPaid, overrideRules } = values;
  const { language, isWithoutOffer } = values;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const chosen = choicesOf(extras);
  const { trace, languages, error, isCurrent } = useDeskBookingQuote({
    ...{ apartmentId, ...stay, guests, promotionCode, ratePlan },
    ...(isWithoutOffer && { offer: 'none' }),
    extras: chosen,
  });
  const reasons = trace && !trace.verdict.ok ? trace.verdict.reasons : [];
  const isAllowed = reasons.length === 0 || (overrideRules && reasons.every(canOverride));
  const total = trace?.price?.total;
  /** Without a code the one discount that a price can have is that of the banner. */
  const hasOffer = promotionCode.trim() === '' && trace?.promotion?.holds === true;
  const t = messages().calendar.desk;

  const book = () =>
    submit(async () => {
      const request: DeskBookingRequest = {
        apartmentId,
        ...stay,
        guests,
        guest: { ...guest, email: guest.email.trim() },
        payment: isPaid ? 'paid' : 'to-pay',
        ...(promotionCode.trim() === '' ? {} : { promotionCode }),
        ...(isWithoutOffer && { offer: 'none' }),
        ratePlan,
        extras: chosen,
        ...(message.trim() === '' ? {} : { message }),
        ...(languages.length > 1 ? { language } : {}),
        ...(total === undefined ? {} : { total }),
        ...(reasons.length > 0 ? { overrideRules } : {}),
      };
      const { data } = await api.call('POST /booking-rules/reservations', { body: { data: request } });
      onReserved(data.reference);
      return t.booked(data.reference, guest.email.trim());
    });

  const guestField = (
    key: keyof typeof guest,
    label: string,
    type: 'text' | 'email' | 'tel',
    hint?: string,
    required = true,
  ) => (
    <TextField
      name={key}
      label={label}
      type={type}
      hint={hint}
      required={required}
      value={guest[key]}
      error={errorOf(`guest.${key}`)}
      onChange={(text) => set({ guest: { ...guest, [key]: text } })}
    />
  );

  return (
    <Form label={t.title} onSubmit={() => void book()}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography ref={heading} tabIndex={-1} variant="delta" tag="h3">
          {t.title}
        </Typography>
        <WholeNumberField
          name="guests"
          label={t.guests}
          hint={t.sleeps(capacity)}
          required
          value={guests}
          error={errorOf('guests')}
          onChange={(count) => set({ guests: count ?? 1 })}
        />
        <TextField
          name="promotionCode"
          label={t.promotionCode}
          value={promotionCode}
          error={errorOf('promotionCode')}
          onChange={(code) => set({ promotionCode: code })}
        />
        {(hasOffer || isWithoutOffer) && (
          <Checkbox
            checked={isWithoutOffer}
            onCheckedChange={(checked) => set({ isWithoutOffer: checked === true })}
          >
            {t.withoutOffer}
          </Checkbox>
        )}
        <RatePlanField
          plans={trace?.ratePlans ?? []}
          value={ratePlan}
          error={errorOf('ratePlan')}
          onChange={(id) => set({ ratePlan: id })}
        />
        <ExtraFields
          extras={trace?.extras ?? []}
          stay={{ ...stay, guests }}
          counts={extras}
          onChange={(id, quantity) => set({ extras: { ...extras, [id]: quantity } })}
        />
        <DeskBookingQuote
          trace={trace}
          error={error}
          overrides={overrideRules}
          onOverride={(isOn) => set({ overrideRules: isOn })}
        />
        {guestField('firstName', t.firstName, 'text')}
        {guestField('lastName', t.lastName, 'text')}
        {guestField('email', t.email, 'email', t.emailHint, false)}
        {guestField('phone', t.phone, 'tel', t.phoneHint)}
        {languages.length > 1 ? (
          <ChoiceField
            name="language"
            label={t.language}
            hint={t.languageHint}
            width="100%"
            value={language}
            error={errorOf('language')}
            options={languages.map((one) => [one, languageName(one)] as const)}
            onChange={(chosen) => set({ language: chosen })}
          />
        ) : null}
        <LongTextField
          name="message"
          label={t.note}
          value={message}
          error={errorOf('message')}
          onChange={(text) => set({ message: text })}
        />
        <Checkbox checked={isPaid} onCheckedChange={(checked) => set({ isPaid: checked === true })}>
          {t.isPaid}
        </Checkbox>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={onCancel}>
            {t.back}
          </Button>
          <Button
            type="submit"
            loading={busy !== null}
            disabled={!isAllowed || !isCurrent || total === undefined}
          >
            {total === undefined ? t.reserve : t.reserveFor(formatAmount(total))}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

function languageName(language: Language): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language) ?? language;
}
