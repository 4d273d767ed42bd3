import type { MouseEvent } from 'react';
import { usePageContext, useSettings } from '../../page-context';
import type { SiteSettings } from '../../site-api';
import { Endorsement } from './endorsement';
import { PromotionCode, useCopiedCode } from './promotion-code';

/** The discount for direct bookings, and what guests say on the marketplace (contract A2). */
export function PromotionBanner() {
  const { banner } = useSettings();
  const rules = usePageContext().config.rules;
  return banner && !rules?.noRuff ? <Banner banner={banner} endorsed={!rules?.noAirbnb} /> : null;
}

interface BannerProps {
  banner: NonNullable<SiteSettings['banner']>;
  /** Whether the route shows the endorsement. */
  endorsed: boolean;
}

/** A click anywhere in it copies the code, but for its link. The keyboard does the same with the code's button. */
function Banner({ banner: { text, code }, endorsed }: BannerProps) {
  const { endorsement } = useSettings();
  const { copied, copy } = useCopiedCode(code);
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element && target.closest('a'))) copy();
  };
  return (
    <aside
      aria-label="Discount"
      onClick={onClick}
      className={`on-dark bg-teal-deep text-white ${copied ? 'cursor-default' : 'cursor-pointer'}`}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-0 px-2 text-xs sm:px-6 sm:py-1 sm:text-sm md:justify-between">
        <p className="flex items-center justify-center gap-x-1.5 sm:gap-x-2">
          <span>{text}</span>
          <PromotionCode code={code} copied={copied} />
        </p>
        {endorsement && endorsed && <Endorsement {...endorsement} />}
      </div>
    </aside>
  );
}
