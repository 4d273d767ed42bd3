import type { Quote } from 'booking-rules/contracts/quotes';
import type { ExtraChoice } from 'booking-rules/shared/domain/pricing/extra';
import { localPath } from 'booking-rules/shared/format/local-path';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button';
import { ExtraField } from '../../ui/extra-field';
import { messages } from '../../messages/messages';

interface ExtrasChoiceProps {
  form: RefObject<HTMLFormElement | null>;
  quote: Quote;
  choices: readonly ExtraChoice[];
  /** The price with them is on its way. */
  busy: boolean;
  onChoose: (id: string, quantity: number) => void;
}

/** What can be booked beside the stay. Without JavaScript it is a form that asks for the price with it. */
export function ExtrasChoice({ form, quote, choices, busy, onChoose }: ExtrasChoiceProps): ReactNode {
  const t = messages().checkout.extras;
  if (quote.extras.length === 0) return null;
  return (
    <form
      ref={form}
      method="get"
      action={localPath('/summary')}
      className="mb-8 grid gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="quote" value={quote.number} />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-display text-2xl">{t.heading}</legend>
        <p className="mb-4 text-sm text-muted">{t.text}</p>
        <div className="grid gap-2">
          {quote.extras.map((extra) => (
            <ExtraField
              key={extra.id}
              extra={extra}
              most={extra.most}
              quantity={choices.find(({ id }) => id === extra.id)?.quantity ?? 0}
              onChange={(quantity) => onChoose(extra.id, quantity)}
            />
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" kind="secondary">
          {t.showPrice}
        </Button>
      </noscript>
      <p role="status" className="sr-only">
        {busy ? messages().checkout.newPriceComing : ''}
      </p>
    </form>
  );
}
