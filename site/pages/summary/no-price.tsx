import { formatDuration } from 'booking-rules/shared/format/duration';
import { lazy } from 'react';
import { rememberedStayHref } from '../../features/checkout/remembered-stay';
import { useSettings } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { useHydrated } from '../../ui/use-browser';
import type { Data } from './+data';

const Paying = lazy(() => import('./paying'));

const WORDS: Record<Exclude<Data['state'], 'open'>, { title: string; text: string }> = {
  lapsed: {
    title: 'This price has lapsed',
    text: 'Nothing was reserved, and what you typed is kept.',
  },
  unknown: {
    title: 'There is no price with this number',
    text: 'The address may have been cut off. Choose your dates again and you are back here in a minute.',
  },
  missing: {
    title: 'Choose a stay first',
    text: 'Find an apartment, choose your dates, and press Reserve: you then see everything here before you confirm.',
  },
};

/** Stands in for a quote that cannot be reserved, and leads to one that can. */
export function NoPrice(data: Exclude<Data, { state: 'open' }>) {
  const hydrated = useHydrated();
  const { quoteMinutes } = useSettings().policies.booking;
  const back = hydrated && data.state === 'lapsed' ? rememberedStayHref(data.number) : null;
  if (data.state === 'lapsed' && data.reference !== null) {
    return (
      <div className="mx-auto max-w-xl py-8">
        <Paying reference={data.reference} freshHref={back} />
      </div>
    );
  }
  const { title, text } = WORDS[data.state];
  const held = data.state === 'lapsed' ? `Prices are held for ${formatDuration(quoteMinutes)}. ` : '';
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
          Get a fresh price
        </ButtonLink>
      )}
    </div>
  );
}
