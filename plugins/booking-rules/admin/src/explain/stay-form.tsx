import { Box, Button, Grid } from '@strapi/design-system';
import type { QuoteRequest } from 'booking-rules/contracts/quotes';
import { errorOfField, type FieldErrors } from '../api/errors';
import { ApartmentField } from '../components/apartments/apartment-field';
import { DayField, TextField, WholeNumberField } from '../components/fields';
import { Form, useForm } from '../components/form';
import { messages } from '../messages/messages';

/** The stay to explain: apartment, dates, guests and a promotion code. */
export function StayForm({
  initial,
  busy,
  errors,
  onSubmit,
}: {
  initial: QuoteRequest;
  busy: boolean;
  /** What the server refused. */
  errors: FieldErrors;
  onSubmit: (stay: QuoteRequest) => void;
}) {
  const { values, set } = useForm(initial);
  const t = messages().explain.form;
  const isComplete = values.apartmentId !== '' && values.checkIn !== '' && values.checkOut !== '';
  return (
    <Form
      label={t.label}
      onSubmit={() => {
        if (isComplete) onSubmit(values);
      }}
    >
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
          <ApartmentField
            value={values.apartmentId}
            error={errorOfField(errors, 'apartmentId')}
            onChange={(apartmentId) => set({ apartmentId })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <DayField
            name="checkIn"
            label={t.checkIn}
            required
            value={values.checkIn}
            error={errorOfField(errors, 'checkIn')}
            onChange={(checkIn) => set({ checkIn })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <DayField
            name="checkOut"
            label={t.checkOut}
            required
            value={values.checkOut}
            error={errorOfField(errors, 'checkOut')}
            onChange={(checkOut) => set({ checkOut })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <WholeNumberField
            name="guests"
            label={t.guests}
            required
            value={values.guests}
            error={errorOfField(errors, 'guests')}
            onChange={(guests) => set({ guests: guests ?? 1 })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <TextField
            name="promotionCode"
            label={t.promotionCode}
            maxLength={30}
            value={values.promotionCode ?? ''}
            error={errorOfField(errors, 'promotionCode')}
            onChange={(promotionCode) => set({ promotionCode })}
          />
        </Grid.Item>
      </Grid.Root>
      <Box paddingTop={4}>
        <Button type="submit" loading={busy} disabled={!isComplete}>
          {t.submit}
        </Button>
      </Box>
    </Form>
  );
}
