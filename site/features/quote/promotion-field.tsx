import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { CONTROL_CLASS, Field, fieldAria } from '../../ui/field';
import { Icon } from '../../ui/icon';

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
          <Icon name="badge-percent" className="size-4" /> {applied} applied
        </span>
        <Button kind="quiet" onClick={() => apply('')}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <details open={code !== null} className="text-sm">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand">
        <Icon name="badge-percent" className="size-4" />
        {offer ? `Use a code: ${offer.off} off with ${offer.code}` : 'Use a promotion code'}
      </summary>
      <Field label="Promotion code" htmlFor={id} error={problem}>
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
            Apply
          </Button>
        </div>
      </Field>
      {offer && code === null && (
        <Button kind="quiet" onClick={() => apply(offer.code)} className="-ms-4 noscript:hidden">
          Apply {offer.code}
        </Button>
      )}
    </details>
  );
}
