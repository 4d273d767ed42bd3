import { useState } from 'react';
import { Box, Button, Flex } from '@strapi/design-system';
import type { EnquiryView, EnquiryQuote } from 'booking-rules/contracts/inbox';
import type { Alternative, QuoteRequest } from 'booking-rules/contracts/quotes';
import { STANDARD_RATE } from 'booking-rules/shared/domain/pricing/rate-plan';
import { isStay } from 'booking-rules/shared/domain/stay';
import { useApi } from '../api/client';
import { refusedStay } from '../api/errors';
import { ApartmentField } from '../components/apartments/apartment-field';
import { StayDaysFields, TextField, WholeNumberField } from '../components/fields';
import { RatePlanField } from '../components/rates/rate-plan-field';
import { Form, useForm } from '../components/form';
import { Panel } from '../components/panel';
import { QuoteDetails, RefusedQuote, type Refusal } from './quote-outcome';
import { messages } from '../messages/messages';

/** Makes a quote from an enquiry; the manager fills in what the guest left out. */
export function QuotePanel({
  enquiry,
  attached,
  onQuote,
}: {
  enquiry: EnquiryView;
  /** The quote that goes with the reply. */
  attached: EnquiryQuote | null;
  onQuote: (quote: EnquiryQuote | null) => void;
}) {
  const t = messages().enquiries.quote;
  const api = useApi();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { values, set, field, errorOf, busy, submit } = useForm({
    apartmentId: enquiry.apartmentId ?? '',
    checkIn: enquiry.checkIn ?? '',
    checkOut: enquiry.checkOut ?? '',
    guests: enquiry.guests ?? 2,
    promotionCode: '',
    ratePlan: STANDARD_RATE.id,
  });

  const makeQuote = ({ promotionCode, ...stay }: typeof values) =>
    submit(async () => {
      const code = promotionCode.trim();
      const request: QuoteRequest = code === '' ? stay : { ...stay, promotionCode: code };
      setRefusal(null);
      try {
        const { data } = await api.call('POST /booking-rules/enquiries/{reference}/quote', {
          params: { reference: enquiry.reference },
          body: { data: request },
        });
        onQuote(data);
      } catch (error) {
        onQuote(null);
        const refused = refusedStay(error);
        if (refused === null) throw error;
        setRefusal({ request, ...refused });
      }
      return null;
    });

  function takeAlternative({ apartmentId, checkIn, checkOut, guests }: Alternative): void {
    const stay = { apartmentId, checkIn, checkOut, guests };
    set(stay);
    void makeQuote({ ...values, ...stay });
  }

  return (
    <Panel title={t.title}>
      <Form onSubmit={() => void makeQuote(values)}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ApartmentField {...field('apartmentId')} />
          <Flex gap={4} wrap="wrap" alignItems="flex-start">
            <StayDaysFields field={field} />
            <Box width="9rem">
              <WholeNumberField
                label={t.guests}
                value={values.guests}
                error={errorOf('guests')}
                onChange={(guests) => set({ guests: guests ?? 1 })}
              />
            </Box>
            <Box width="17rem">
              <TextField {...field('promotionCode')} label={t.code} />
            </Box>
          </Flex>
          <Flex>
            <Button
              type="submit"
              variant="secondary"
              loading={busy !== null}
              disabled={values.apartmentId === '' || !isStay(values)}
            >
              {t.make}
            </Button>
          </Flex>
        </Flex>
      </Form>
      {attached === null ? null : (
        <Box paddingTop={4}>
          <RatePlanField
            plans={attached.quote.ratePlans}
            value={attached.quote.ratePlan.id}
            error={errorOf('ratePlan')}
            onChange={(ratePlan) => {
              set({ ratePlan });
              void makeQuote({ ...values, ratePlan });
            }}
          />
        </Box>
      )}
      <Box role="status" aria-live="polite">
        {refusal === null ? null : <RefusedQuote refusal={refusal} onTake={takeAlternative} />}
        {attached === null ? null : <QuoteDetails attached={attached} />}
      </Box>
    </Panel>
  );
}
