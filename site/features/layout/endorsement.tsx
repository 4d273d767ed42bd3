import { Icon } from '../../ui/icon';
import type { SiteSettings } from '../../api/site-api';

/** Rating of the host on a marketplace, with a link to the profile there. */
export function Endorsement({
  marketplace,
  reviewCount,
  averageRating,
  profileUrl,
}: NonNullable<SiteSettings['endorsement']>) {
  return (
    <a
      href={profileUrl}
      target="_blank"
      rel="noopener"
      className="flex min-h-9 items-center gap-1.5 whitespace-nowrap underline-offset-4 hover:underline sm:min-h-11"
    >
      <Icon name="star" className="size-4 text-brass" />
      <strong className="font-semibold tabular-nums">{averageRating.toFixed(2).replace(/0$/, '')}</strong>
      <span>
        · {reviewCount}+ reviews on {marketplace}
      </span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
