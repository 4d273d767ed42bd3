import { lazy } from 'react';
import { rememberedStayHref } from '../../features/checkout/remembered-stay';
import { useSettings } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import type { Data } from './+data';

const Paying = lazy(() => import('./paying'));

/** Stands in for a quote that cannot be reserved, and leads to one that can. */
export function NoPrice(data: Exclude<Data, { state: 'open' }>) {
  const hydrated = useHydrated();
  const { quoteMinutes } = useSettings().policies.booking;
  const back = hydrated && data.state === 'expired' ? rememberedStayHref(data.number) : null;
  if (data.state === 'expired' && data.reference !== null) {
    return (
      <div className="mx-auto max-w-xl py-8">
        <Paying reference={data.reference} freshHref={back} />
      </div>
    );
  }
  const { checkout: t, failures } = messages();
  const { title, text } =
    data.state === 'expired'
      ? { title: failures.noPrice.expired, text: failures.expired.text(quoteMinutes) }
      : failures.noPrice[data.state];
  return (
    <div className="mx-auto grid min-h-96 max-w-xl content-center justify-items-start gap-4">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      {back === null ? (
        <ButtonLink href="/results/1" size="lg">
          {t.findApartment}
        </ButtonLink>
      ) : (
        <ButtonLink href={back} size="lg">
          {t.getNewPrice}
        </ButtonLink>
      )}
    </div>
  );
}
