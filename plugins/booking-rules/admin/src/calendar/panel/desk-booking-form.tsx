import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Checkbox, Field, Flex, NumberInput, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { DeskBookingRequest } from 'booking-rules/shared/contracts/by-hand';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatFils } from 'booking-rules/shared/format/money';
import { mayBeSetAside } from 'booking-rules/shared/domain/restrictions/overriding';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { fieldErrors } from '../../api/errors';
import type { Row } from '../timeline/rows';
import { useAct } from '../../api/use-action';
import { DeskBookingQuote, useDeskBookingQuote } from './desk-booking-quote';
import { TextField } from './text-field';

const NOBODY = { firstName: '', lastName: '', email: '', phone: '' };

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
  const { post } = useFetchClient();
  const { busy, act } = useAct();
  const { apartmentId, capacity } = row.apartment;
  const [guest, setGuest] = useState(NOBODY);
  const [guests, setGuests] = useState(Math.min(2, capacity));
  const [promotionCode, setCode] = useState('');
  const [message, setMessage] = useState('');
  const [paid, setPaid] = useState(false);
  const [overrides, setOverrides] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { trace, error } = useDeskBookingQuote(apartmentId, stay, guests, promotionCode);
  const reasons = trace && !trace.verdict.ok ? trace.verdict.reasons : [];
  const isAllowed = reasons.length === 0 || (overrides && reasons.every(mayBeSetAside));
  const total = trace?.price?.total;

  const reserve = () =>
    act('reserve', async () => {
      setErrors(new Map());
      const data: DeskBookingRequest = {
        apartmentId,
        ...stay,
        guests,
        guest,
        payment: paid ? 'paid' : 'to-pay',
        ...(promotionCode.trim() === '' ? {} : { promotionCode }),
        ...(message.trim() === '' ? {} : { message }),
        ...(total === undefined ? {} : { total }),
        ...(reasons.length > 0 ? { overrideRules: overrides } : {}),
      };
      try {
        const answer = await post<Envelope<ReservationView>>('/booking-rules/reservations', { data });
        const { reference } = answer.data.data;
        onReserved(reference);
        return `Reserved: ${reference}. The confirmation goes to ${guest.email}.`;
      } catch (failure) {
        setErrors(fieldErrors(failure));
        throw failure;
      }
    });

  const textField = (key: keyof typeof NOBODY, label: string, type: string, hint?: string) => (
    <TextField
      name={key}
      label={label}
      type={type}
      hint={hint}
      required
      value={guest[key]}
      error={errors.get(`guest.${key}`)}
      onChange={(value) => setGuest((before) => ({ ...before, [key]: value }))}
    />
  );

  return (
    <form
      aria-label="Make a reservation"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void reserve();
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography ref={heading} tabIndex={-1} variant="delta" tag="h3">
          Make a reservation
        </Typography>
        <Field.Root name="guests" required error={errors.get('guests')} hint={`It sleeps ${capacity}`}>
          <Field.Label>Guests</Field.Label>
          <NumberInput value={guests} onValueChange={(count) => setGuests(count ?? 1)} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <TextField
          name="promotionCode"
          label="Promotion code"
          value={promotionCode}
          error={errors.get('promotionCode')}
          onChange={setCode}
        />
        <DeskBookingQuote trace={trace} error={error} overrides={overrides} onOverride={setOverrides} />
        {textField('firstName', 'First name', 'text')}
        {textField('lastName', 'Last name', 'text')}
        {textField(
          'email',
          'E-mail',
          'email',
          'For the confirmation; with it the guest finds the booking again',
        )}
        {textField('phone', 'Phone', 'tel', 'With the country code, such as +971 50 123 4567')}
        <Field.Root name="message" error={errors.get('message')}>
          <Field.Label>Note</Field.Label>
          <Textarea value={message} onChange={(event) => setMessage(event.target.value)} />
          <Field.Error />
        </Field.Root>
        <Checkbox checked={paid} onCheckedChange={(checked) => setPaid(checked === true)}>
          The guest has paid already
        </Checkbox>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={onCancel}>
            Back
          </Button>
          <Button type="submit" loading={busy !== null} disabled={!isAllowed || total === undefined}>
            {total === undefined ? 'Reserve' : `Reserve — ${formatFils(total)}`}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
