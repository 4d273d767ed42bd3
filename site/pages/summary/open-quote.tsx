import { describeQuotedParts } from 'booking-rules/shared/format/payment-parts';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../features/account/use-account';
import { Checkout } from '../../features/checkout/checkout';
import { draftOfAccount } from '../../features/checkout/guest-details';
import { ExpiryLine } from '../../features/checkout/expiry-line';
import { ExtrasChoice } from '../../features/checkout/extras-choice';
import { Policies } from '../../features/checkout/policies';
import { hrefOfQuote } from '../../features/checkout/remembered-stay';
import { useExtras } from '../../features/checkout/use-extras';
import { StayOverview } from '../../features/checkout/stay-overview';
import { PriceLines } from '../../features/quote/price-lines';
import { RefundLadder } from '../../features/quote/refund-ladder';
import { useSettings } from '../../lib/page-context';
import { QueryScope } from '../../api/query-scope';
import { Card } from '../../ui/box';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import type { Data } from './+data';
import { CodeField, WithoutCode } from './code-field';

const Paying = lazy(() => import('./paying'));

/** A frozen quote beside the form that reserves it. */
export default function OpenQuote(data: Extract<Data, { state: 'open' }>) {
  const { quote, reference, name, place, photo, rules, onRequest, payments } = data;
  const t = messages().checkout;
  const { policies, phone } = useSettings();
  const { checkInTime, checkOutTime } = policies;
  const prefill = usePrefill();
  const { form, choices, choose, busy: pricing } = useExtras(quote);
  return (
    <QueryScope>
      <h1 className="text-3xl md:text-4xl">{reference === null ? t.confirmStay : t.finishBooking}</h1>
      <div className="mt-6 grid gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16">
        <aside aria-label={t.stay} className="md:col-start-2 md:row-start-1">
          <Card className="grid gap-5 p-5 md:sticky md:top-24 md:p-6">
            <StayOverview
              {...quote}
              {...{ name, place, photo, checkInTime, checkOutTime }}
              href={hrefOfQuote(quote)}
            />
            {reference === null && (
              <div className={`border-t border-line pt-5 ${pricing ? 'opacity-50' : ''}`} aria-busy={pricing}>
                <PriceLines {...quote} schedule={describeQuotedParts(quote)} />
              </div>
            )}
            {reference === null && <CodeField quote={quote} />}
            <ExpiryLine expiresAt={quote.expiresAt} freshHref={hrefOfQuote(quote)} />
          </Card>
        </aside>
        <div className="md:col-start-1 md:row-start-1">
          <noscript>
            <p className="mb-6 rounded-card border border-line bg-sand/60 p-4">
              {t.withoutScript.before}
              <Link href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </Link>
              {t.withoutScript.after(quote.number)}
            </p>
          </noscript>
          {onRequest && reference === null && (
            <Notice title={t.byRequest.title} className="mb-8">
              {t.byRequest.text(policies.booking.answerHours * 60)}
            </Notice>
          )}
          {payments.length === 0 && (
            <Notice title={t.tooSoon.title} className="mb-8">
              {t.tooSoon.before}
              <Link href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr" className="underline">
                {phone}
              </Link>
              {t.tooSoon.after}
            </Notice>
          )}
          {reference === null && (
            <ExtrasChoice {...{ form, quote, choices }} busy={pricing} onChoose={choose} />
          )}
          {reference === null ? (
            <Checkout
              key={quote.number}
              quote={quote}
              pricing={pricing}
              name={name}
              onRequest={onRequest}
              payments={payments}
              prefill={prefill}
              withoutCode={<WithoutCode quote={quote} />}
              policies={
                <Policies
                  refunds={<RefundLadder refunds={quote.refunds} policy={quote.cancellationPolicy} />}
                  deposit={quote.deposit}
                  rules={rules}
                />
              }
            />
          ) : (
            <Suspense>
              <Paying reference={reference} freshHref={hrefOfQuote(quote)} />
            </Suspense>
          )}
        </div>
      </div>
    </QueryScope>
  );
}

/** What the account of a signed-in guest knows of them; undefined until it is known whether there is one. */
function usePrefill() {
  const known = useAccount();
  if (known.state === 'unknown') return undefined;
  return known.state === 'known' ? draftOfAccount(known.account) : null;
}
