import { useState, type FormEvent } from 'react';
import { Button, Combobox, ComboboxOption, Field, Flex, NumberInput, TextInput } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { MinimumStayRow } from 'booking-rules/shared/contracts/overview';
import type { Trace } from 'booking-rules/shared/contracts/trace';
import { Answered } from '../parts/answered';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { TraceView } from '../parts/trace-view';
import { failureOf, useAnswer } from '../parts/use-answer';

interface Asked {
  apartmentId: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  promotionCode: string;
}

const NOTHING: Asked = { apartmentId: '', checkIn: '', checkOut: '', guests: 2, promotionCode: '' };

/** Why a stay can or cannot be booked: the answer of a guest, the price line by line, and every rule. */
export function TryAStayPage() {
  const apartments = useAnswer<Envelope<{ rows: MinimumStayRow[] }>>('minimum-stays');
  const { post } = useFetchClient();
  const [asked, setAsked] = useState(NOTHING);
  const [trace, setTrace] = useState<Trace | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }));

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const { promotionCode, ...stay } = asked;
    try {
      const data = promotionCode.trim() === '' ? stay : { ...stay, promotionCode };
      const answer = await post<Envelope<Trace>>('/booking-rules/trace', { data });
      setTrace(answer.data.data);
    } catch (failure) {
      setTrace(null);
      setError(failureOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page title="Try a stay" subtitle="Why a stay can or cannot be booked, and what it costs">
      <Panel>
        <Answered answer={apartments}>
          {({ data: { rows } }) => (
            <form onSubmit={(event) => void ask(event)}>
              <Flex gap={4} alignItems="flex-end" wrap="wrap">
                <Field.Root name="apartmentId" required>
                  <Field.Label>Apartment</Field.Label>
                  <Combobox
                    value={asked.apartmentId}
                    placeholder="Choose an apartment"
                    onChange={(apartmentId: string) => set({ apartmentId })}
                    onClear={() => set({ apartmentId: '' })}
                  >
                    {rows.map(({ apartmentId, name, district }) => (
                      <ComboboxOption key={apartmentId} value={apartmentId}>
                        {`${name}, ${district.name}`}
                      </ComboboxOption>
                    ))}
                  </Combobox>
                </Field.Root>
                <Field.Root name="checkIn" required>
                  <Field.Label>Check-in</Field.Label>
                  <TextInput
                    type="date"
                    value={asked.checkIn}
                    onChange={(event) => set({ checkIn: event.target.value })}
                  />
                </Field.Root>
                <Field.Root name="checkOut" required>
                  <Field.Label>Check-out</Field.Label>
                  <TextInput
                    type="date"
                    value={asked.checkOut}
                    onChange={(event) => set({ checkOut: event.target.value })}
                  />
                </Field.Root>
                <Field.Root name="guests" required>
                  <Field.Label>Guests</Field.Label>
                  <NumberInput
                    value={asked.guests}
                    onValueChange={(guests) => set({ guests: guests ?? 1 })}
                  />
                </Field.Root>
                <Field.Root name="promotionCode">
                  <Field.Label>Promotion code</Field.Label>
                  <TextInput
                    value={asked.promotionCode}
                    onChange={(event) => set({ promotionCode: event.target.value })}
                  />
                </Field.Root>
                <Button
                  type="submit"
                  loading={busy}
                  disabled={asked.apartmentId === '' || asked.checkIn === '' || asked.checkOut === ''}
                >
                  Explain
                </Button>
              </Flex>
              {error === null ? null : (
                <Field.Root name="answer" error={error}>
                  <Field.Error />
                </Field.Root>
              )}
            </form>
          )}
        </Answered>
      </Panel>
      {trace === null ? null : <TraceView trace={trace} />}
    </Page>
  );
}
