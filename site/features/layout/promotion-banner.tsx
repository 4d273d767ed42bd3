import type { MouseEvent } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { usePageContext, useSettings } from '../../lib/page-context';
import { PromotionCode, useCopiedCode } from './promotion-code';
import { Icon } from '../../ui/icon';
import type { SiteSettings } from '../../api/site-api';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { spoken } from '../../lib/spoken';

/**
 * The discount for direct bookings, and what guests say on the marketplace (contract A2). A click anywhere in it
 * copies the code, but for its link; the keyboard does the same with the code's button.
 */
export function PromotionBanner() {
  const { rules } = usePageContext().config;
  return rules?.noRuff ? null : <Banner hasEndorsement={!rules?.noAirbnb} />;
}

const Banner = cachedMarkup(function Banner({ hasEndorsement }: { hasEndorsement: boolean }) {
  const { banner, endorsement } = useSettings();
  const { copied, copy } = useCopiedCode(banner?.code);
  if (!banner) return null;
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target as Element).closest('a')) copy();
  };
  return (
    <aside
      aria-label={messages().layout.banner.label}
      onClick={onClick}
      className={`on-dark bg-brand-deep text-white ${copied ? '' : 'cursor-pointer'}`}
    >
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-center gap-x-6 gap-y-0 px-2 text-xs sm:px-6 sm:py-1 sm:text-sm xl:px-12 md:justify-between">
        <p className="flex items-center justify-center gap-x-1.5 sm:gap-x-2">
          <span {...spoken(banner.text)}>{banner.text}</span>
          <PromotionCode code={banner.code} copied={copied} />
        </p>
        {endorsement && hasEndorsement && <Endorsement {...endorsement} />}
      </div>
    </aside>
  );
});

/** Rating of the host on a marketplace, with a link to the profile there. */
function Endorsement({
  marketplace,
  reviewCount,
  averageRating,
  profileUrl,
}: NonNullable<SiteSettings['endorsement']>) {
  return (
    <Link
      href={profileUrl}
      target="_blank"
      rel="noopener"
      className="flex min-h-9 items-center gap-1.5 whitespace-nowrap underline-offset-4 hover:underline sm:min-h-11"
    >
      <Icon name="star" className="size-4 text-accent" />
      <strong className="font-semibold tabular-nums">{averageRating.toFixed(2).replace(/0$/, '')}</strong>
      <span>· {messages().reviews.onMarketplace(reviewCount, marketplace)}</span>
      <span className="sr-only">{messages().layout.opensInNewTab}</span>
    </Link>
  );
}
