import { formatDuration } from 'booking-rules/shared/format/duration';
import { lazy } from 'react';
import { rememberedStayHref } from '../../features/checkout/remembered-stay';
import { useSettings } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { useHydrated } from '../../ui/use-browser';
import type { Data } from './+data';

const Paying = lazy(() => import('./paying'));

const WORDS: Record<Exclude<Data['state'], 'open'>, { title: string; text: string }> = {
  expired: {
    title: 'This price has expired',
    text: "Nothing was reserved, and we've kept what you entered.",
  },
  unknown: {
    title: "This price doesn't exist",
    text: "The address may be incomplete. Pick your dates again to see today's price.",
  },
  missing: {
    title: 'Choose a stay first',
    text: "Find an apartment, choose your dates and press Reserve. You'll see everything here before you confirm.",
  },
};

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
  const { title, text } = WORDS[data.state];
  const held = data.state === 'expired' ? `Prices are held for ${formatDuration(quoteMinutes)}. ` : '';
  return (
    <div className="mx-auto grid min-h-96 max-w-xl content-center justify-items-start gap-4">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="text-lg text-muted">
        {held}
        {text}
      </p>
      {back === null ? (
        <ButtonLink href="/results/1" size="lg">
          Find an apartment
        </ButtonLink>
      ) : (
        <ButtonLink href={back} size="lg">
          Get a new price
        </ButtonLink>
      )}
    </div>
  );
}
