import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import { useLegalPage } from '../../lib/page-context';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

interface PoliciesProps {
  /** The refund ladder of this stay. */
  refunds: ReactNode;
  deposit: MinorUnits;
  /** House rules in the operator's words. */
  rules: readonly string[];
}

/** What a guest agrees to by reserving. */
export function Policies({ refunds, deposit, rules }: PoliciesProps): ReactNode {
  const t = messages().checkout.policies;
  return (
    <section aria-labelledby="policies" className="grid gap-5">
      <h2 id="policies" className="text-2xl">
        {t.heading}
      </h2>
      <div>
        <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{t.ifPlansChange}</h3>
        {refunds}
      </div>
      {rules.length > 0 && (
        <div>
          <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{t.houseRules}</h3>
          <ul className="grid gap-1.5 text-sm sm:grid-cols-2">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      {deposit > 0 && <p className="text-sm text-muted">{t.deposit(formatAmount(deposit))}</p>}
      <AcceptedPages />
    </section>
  );
}

/** The texts that hold for the booking, as far as they are published. */
function AcceptedPages(): ReactNode {
  const t = messages().checkout.policies;
  const [terms, privacy] = [useLegalPage('terms'), useLegalPage('privacy')];
  if (!terms && !privacy) return null;
  const linkTo = (page: { href: string; name: string }) => (
    <Link href={page.href} target="_blank" className="font-medium text-brand underline underline-offset-4">
      {page.name}
    </Link>
  );
  return (
    <p className="text-sm">
      {terms && (
        <>
          {t.terms.before}
          {linkTo(terms)}
          {t.terms.after}{' '}
        </>
      )}
      {privacy && (
        <>
          {t.privacy.before}
          {linkTo(privacy)}
          {t.privacy.after}
        </>
      )}
    </p>
  );
}
