import type { Savings } from 'booking-rules/shared/domain/pricing/offer';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { CONTROL_CLASS, Field, fieldAria } from '../../ui/field';
import { ActionLink } from '../../ui/action-link';
import { Icon } from '../../ui/icon';
import { useShownAmount } from '../../lib/currency';
import { messages } from '../../messages/messages';
import type { StayChoice } from './stay-choice';

interface PromotionFieldProps {
  /** The code that was asked for; null for the offer, which applies by itself. */
  code: string | null;
  /** Whether the offer is wanted. */
  wanted: StayChoice['offer'];
  /** Why the code does not hold. */
  problem: string | null;
  /** The code that counts in the price shown. */
  applied: string | null;
  /** What that saves. */
  savings: Savings | null;
  /** The offer that the banner announces. */
  offer: { code: string; off: string } | null;
  /** The address of the price with another choice, for guests without JavaScript. */
  hrefWith?: (change: Pick<StayChoice, 'code' | 'offer'>) => string;
  onApply: (change: Pick<StayChoice, 'code' | 'offer'>) => void;
}

/**
 * The promotion of a price, which can be taken off, and where a code is typed; a field of the form around it without
 * JavaScript.
 */
export function PromotionField(props: PromotionFieldProps): ReactNode {
  const { code, wanted, problem, applied, savings, offer, hrefWith, onApply } = props;
  const isTyped = code !== null && problem === null && applied !== null;
  // Without its code it would apply by itself, so it is the offer that is taken off.
  const without = { code: null, offer: !isTyped || applied === offer?.code ? 'none' : null } as const;
  return (
    <div className="grid text-sm">
      {applied !== null && (
        <AppliedPromotion
          {...{ applied, savings }}
          href={hrefWith?.(without)}
          onRemove={() => onApply(without)}
        />
      )}
      {isTyped && <input type="hidden" name="code" value={applied} />}
      {wanted !== null && <input type="hidden" name="offer" value={wanted} />}
      {!isTyped && <CodeField {...{ code, wanted, problem, offer, onApply }} isSecond={applied !== null} />}
    </div>
  );
}

interface AppliedPromotionProps {
  applied: string;
  savings: Savings | null;
  href: string | undefined;
  onRemove: () => void;
}

function AppliedPromotion({ applied, savings, href, onRemove }: AppliedPromotionProps): ReactNode {
  const t = messages().quote.promotion;
  const shown = useShownAmount();
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <span className="inline-flex items-center gap-2 font-semibold text-success">
        <Icon name="badge-percent" className="size-4" />
        <span>
          {t.applied(applied)}
          {savings && (
            <span className="block font-normal">{messages().ui.youSave(shown(savings.saved))}</span>
          )}
        </span>
      </span>
      {href === undefined ? (
        <Button kind="quiet" onClick={onRemove}>
          {t.remove}
        </Button>
      ) : (
        <ActionLink
          href={href}
          onAct={onRemove}
          className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-brand hover:bg-brand/8"
        >
          {t.remove}
        </ActionLink>
      )}
    </div>
  );
}

interface CodeFieldProps extends Pick<
  PromotionFieldProps,
  'code' | 'wanted' | 'problem' | 'offer' | 'onApply'
> {
  /** The offer applies already. */
  isSecond: boolean;
}

function CodeField({ code, wanted, problem, offer, isSecond, onApply }: CodeFieldProps): ReactNode {
  const t = messages().quote.promotion;
  const [typed, setTyped] = useState(code ?? '');
  const id = 'promotion-code';
  const apply = (): void => onApply({ code: typed.trim() || null, offer: wanted });
  const isDeclined = offer !== null && wanted === 'none';
  return (
    <details open={code !== null || isDeclined}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand">
        {!isSecond && <Icon name="badge-percent" className="size-4" />}
        {isDeclined ? t.useOffer(offer.off, offer.code) : isSecond ? t.useAnother : t.use}
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
              apply();
            }}
            className={`${CONTROL_CLASS} uppercase`}
            {...fieldAria(id, problem)}
          />
          <Button kind="secondary" onClick={apply} className="noscript:hidden">
            {t.apply}
          </Button>
        </div>
      </Field>
      {isDeclined && (
        <Button
          kind="quiet"
          onClick={() => onApply({ code: null, offer: null })}
          className="-ms-4 noscript:hidden"
        >
          {t.applyCode(offer.code)}
        </Button>
      )}
    </details>
  );
}
