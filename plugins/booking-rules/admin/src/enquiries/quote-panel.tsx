import { useState, type FormEvent } from 'react';
import { Box, Button, Field, Flex, NumberInput, TextInput } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { EnquiryDetail, EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import type { Alternative, QuoteRequest } from 'booking-rules/shared/contracts/quotes';
import { isStay } from 'booking-rules/shared/domain/stay';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { ApartmentField } from '../components/apartment-field';
import { DayField } from '../components/fields';
import { Panel } from '../components/panel';
import { refusedStay } from '../api/errors';
import { errorMessage } from '../api/errors';
import { QuoteDetails, RefusedQuote, type QuoteProblem } from './quote-outcome';

/** Makes a quote of what was asked for; what is missing is asked of the manager. */
export function QuotePanel({
  enquiry,
  attached,
  onQuote,
}: {
  enquiry: EnquiryDetail;
  attached: EnquiryQuote | null;
  onQuote: (attached: EnquiryQuote | null) => void;
}) {
  const { ask, busy, problem } = useQuote(enquiry.reference, onQuote);
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
        {attached === null ? null : <QuoteDetails attached={attached} />}
      </Box>
    </Panel>
  );
}

/** Asks for quotes from an enquiry. */
export function useQuote(reference: string, onQuote: (attached: EnquiryQuote | null) => void) {
  const { post } = useFetchClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<QuoteProblem | null>(null);

  async function ask(asked: QuoteRequest): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await post<Envelope<EnquiryQuote>>(`/booking-rules/enquiries/${reference}/quote`, {
        data: asked,
      });
      onQuote(data.data);
    } catch (failure) {
      onQuote(null);
      setProblem({ asked, refusal: refusedStay(failure), failure: errorMessage(failure) });
    } finally {
      setBusy(false);
    }
  }

  return { ask, busy, problem };
}
