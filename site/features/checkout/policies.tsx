import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import { useLegalPage } from '../../lib/page-context';

interface PoliciesProps {
  /** The refund ladder of this stay. */
  refunds: ReactNode;
  deposit: Fils;
  /** House rules in the operator's words. */
  rules: readonly string[];
}

/** What a guest agrees to by reserving. */
export function Policies({ refunds, deposit, rules }: PoliciesProps): ReactNode {
  return (
    <section aria-labelledby="policies" className="grid gap-5">
      <h2 id="policies" className="text-2xl">
        What you agree to
      </h2>
      <div>
        <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">If your plans change</h3>
        {refunds}
      </div>
      {rules.length > 0 && (
        <div>
          <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">House rules</h3>
          <ul className="grid gap-1.5 text-sm sm:grid-cols-2">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      {deposit > 0 && (
        <p className="text-sm text-muted">
          A security deposit of {formatAmount(deposit)} is held separately and returned after your stay.
        </p>
      )}
      <AcceptedPages />
    </section>
  );
}

/** The texts that hold for the booking, as far as they are published. */
function AcceptedPages(): ReactNode {
  const [terms, privacy] = [useLegalPage('terms'), useLegalPage('privacy')];
  if (!terms && !privacy) return null;
  const linkTo = (page: { href: string; name: string }) => (
    <a href={page.href} target="_blank" className="font-medium text-brand underline underline-offset-4">
      {page.name}
    </a>
  );
  return (
    <p className="text-sm">
      {terms && <>By booking, you accept our {linkTo(terms)}. </>}
      {privacy && <>How we use your details: {linkTo(privacy)}.</>}
    </p>
  );
}
