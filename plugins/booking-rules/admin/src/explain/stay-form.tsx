import { useState, type FormEvent } from 'react';
import { Box, Button, Grid } from '@strapi/design-system';
import type { RuledApartment } from 'booking-rules/shared/contracts/rule-book';
import type { TraceRequest } from 'booking-rules/shared/contracts/trace';
import { ApartmentChooser } from '../components/apartment-field';
import { DayField, TextField, WholeField } from '../components/fields';

/** Asks for a stay: apartment, dates, guests and a code. */
export function StayForm({
  apartments,
  initial,
  busy,
  onAsk,
}: {
  apartments: readonly RuledApartment[];
  initial: TraceRequest;
  busy: boolean;
  onAsk: (asked: TraceRequest) => void;
}) {
  const [asked, setAsked] = useState(initial);
  const set = (change: Partial<TraceRequest>) => setAsked((before) => ({ ...before, ...change }));
  const isWhole = asked.apartmentId !== '' && asked.checkIn !== '' && asked.checkOut !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isWhole) onAsk(asked);
  }

  return (
    <form onSubmit={submit} aria-label="A stay">
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
          <ApartmentChooser
            value={asked.apartmentId}
            apartments={apartments}
            onChange={(apartmentId) => set({ apartmentId })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <DayField
            name="checkIn"
            label="Check-in"
            required
            value={asked.checkIn}
            onChange={(checkIn) => set({ checkIn })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <DayField
            name="checkOut"
            label="Check-out"
            required
            value={asked.checkOut}
            onChange={(checkOut) => set({ checkOut })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <WholeField
            name="guests"
            label="Guests"
            required
            value={asked.guests}
            onChange={(guests) => set({ guests: guests ?? 1 })}
          />
        </Grid.Item>
        <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
          <TextField
            name="promotionCode"
            label="Promotion code"
            longest={30}
            value={asked.promotionCode ?? ''}
            onChange={(promotionCode) => set({ promotionCode })}
          />
        </Grid.Item>
      </Grid.Root>
      <Box paddingTop={4}>
        <Button type="submit" loading={busy} disabled={!isWhole}>
          Try this stay
        </Button>
      </Box>
    </form>
  );
}
