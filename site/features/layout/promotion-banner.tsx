import type { MouseEvent } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { usePageContext, useSettings } from '../../lib/page-context';
import { PromotionCode, useCopiedCode } from './promotion-code';
import { classes } from '../../ui/classes';
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
      className={classes('on-dark banner', copied ? '' : 'cursor-pointer')}
    >
      <div>
        <p>
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
    <Link href={profileUrl} target="_blank" rel="noopener">
      <Icon name="star" className="size-4 text-accent" />
      <b>{averageRating.toFixed(2).replace(/0$/, '')}</b>
      <span>{`· ${messages().reviews.onMarketplace(reviewCount, marketplace)}`}</span>
      <span className="sr-only">{messages().layout.opensInNewTab}</span>
    </Link>
  );
}
