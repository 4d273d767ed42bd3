import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { CONTROL_CLASS, Field, fieldAria } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';

interface PromotionFieldProps {
  /** The code that was asked for. */
  code: string | null;
  /** Why it does not hold. */
  problem: string | null;
  /** The code that counts in the price shown. */
  applied: string | null;
  /** A code that anyone may use, as the banner says. */
  offer: { code: string; off: string } | null;
  onApply: (code: string | null) => void;
}

/** Where a promotion code is typed, applied and taken away; a field of the form around it without JavaScript. */
export function PromotionField({ code, problem, applied, offer, onApply }: PromotionFieldProps): ReactNode {
  const t = messages().quote.promotion;
  const [typed, setTyped] = useState(code ?? '');
  const id = 'promotion-code';
  const apply = (next: string): void => {
    setTyped(next);
    onApply(next.trim() === '' ? null : next.trim());
  };
  if (applied !== null && problem === null) {
    return (
      <div className="flex min-h-11 items-center justify-between gap-2 text-sm">
        <input type="hidden" name="code" value={applied} />
        <span className="inline-flex items-center gap-2 font-semibold text-success">
          <Icon name="badge-percent" className="size-4" /> {t.applied(applied)}
        </span>
        <Button kind="quiet" onClick={() => apply('')}>
          {t.remove}
        </Button>
      </div>
    );
  }
  return (
    <details open={code !== null} className="text-sm">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand">
        <Icon name="badge-percent" className="size-4" />
        {offer ? t.useOffer(offer.off, offer.code) : t.use}
      </summary>
      <Field label={t.label} htmlFor={id} error={problem}>
        <div className="flex gap-2">
          <input
            type="text"
            name="code"
            value={typed}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply(typed);
            }}
            className={`${CONTROL_CLASS} uppercase`}
            {...fieldAria(id, problem)}
          />
          <Button kind="secondary" onClick={() => apply(typed)} className="noscript:hidden">
            {t.apply}
          </Button>
        </div>
      </Field>
      {offer && code === null && (
        <Button kind="quiet" onClick={() => apply(offer.code)} className="-ms-4 noscript:hidden">
          {t.applyCode(offer.code)}
        </Button>
      )}
    </details>
  );
}
