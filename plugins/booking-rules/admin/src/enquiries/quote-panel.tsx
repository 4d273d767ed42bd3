import { useState, type FormEvent } from 'react';
import { Box, Button, Field, Flex, NumberInput, TextInput } from '@strapi/design-system';
import type { EnquiryDetail, EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import type { Alternative, QuoteRequest } from 'booking-rules/shared/contracts/quotes';
import { isStay } from 'booking-rules/shared/domain/stay';
import { ApartmentField } from '../parts/apartment-field';
import { DayField } from '../parts/fields';
import { Panel } from '../parts/panel';
import { MadeQuote } from './made-quote';
import { RefusedQuote } from './refused-quote';
import { useQuote } from './use-quote';

/** Makes a quote of what was asked for; what is missing is asked of the manager. */
export function QuotePanel({
  enquiry,
  offer,
  onOffer,
}: {
  enquiry: EnquiryDetail;
  offer: EnquiryQuote | null;
  onOffer: (offer: EnquiryQuote | null) => void;
}) {
  const { ask, busy, problem } = useQuote(enquiry.reference, onOffer);
  const [stay, setStay] = useState({
    apartmentId: enquiry.apartmentId ?? '',
    checkIn: enquiry.checkIn ?? '',
    checkOut: enquiry.checkOut ?? '',
    guests: enquiry.guests ?? 2,
  });
  const [code, setCode] = useState('');
  const set = (change: Partial<typeof stay>) => setStay((before) => ({ ...before, ...change }));
  const requestOf = (asked: typeof stay): QuoteRequest =>
    code.trim() === '' ? asked : { ...asked, promotionCode: code.trim() };

  function take({ apartmentId, checkIn, checkOut, guests }: Alternative): void {
    const other = { apartmentId, checkIn, checkOut, guests };
    setStay(other);
    void ask(requestOf(other));
  }

  return (
    <Panel title="Make a quote from this">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void ask(requestOf(stay));
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ApartmentField value={stay.apartmentId} onChange={(apartmentId) => set({ apartmentId })} />
          <Flex gap={4} wrap="wrap" alignItems="flex-start">
            <DayField
              width="17rem"
              label="Check-in"
              value={stay.checkIn}
              onChange={(checkIn) => set({ checkIn })}
            />
            <DayField
              width="17rem"
              label="Check-out"
              value={stay.checkOut}
              onChange={(checkOut) => set({ checkOut })}
              {...(stay.checkIn !== '' && stay.checkOut !== '' && !isStay(stay)
                ? { error: 'Must be after check-in' }
                : {})}
            />
            <Box width="9rem">
              <Field.Root>
                <Field.Label>Guests</Field.Label>
                <NumberInput value={stay.guests} onValueChange={(guests) => set({ guests: guests ?? 1 })} />
              </Field.Root>
            </Box>
            <Box width="17rem">
              <Field.Root>
                <Field.Label>Promotion code</Field.Label>
                <TextInput value={code} onChange={(event) => setCode(event.target.value)} />
              </Field.Root>
            </Box>
          </Flex>
          <Flex>
            <Button
              type="submit"
              variant="secondary"
              loading={busy}
              disabled={stay.apartmentId === '' || !isStay(stay)}
            >
              Make a quote
            </Button>
          </Flex>
        </Flex>
      </form>
      <Box role="status" aria-live="polite">
        {problem === null ? null : <RefusedQuote problem={problem} onTake={take} />}
        {offer === null ? null : <MadeQuote offer={offer} />}
      </Box>
    </Panel>
  );
}
