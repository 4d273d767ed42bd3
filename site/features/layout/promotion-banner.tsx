import { usePageContext, useSettings } from '../../page-context';
import { Endorsement } from './endorsement';
import { PromotionCode } from './promotion-code';

/** The discount for direct bookings, and what guests say on the marketplace (contract A2). */
export function PromotionBanner() {
  const { banner, endorsement } = useSettings();
  const rules = usePageContext().config.rules;
  if (!banner || rules?.noRuff) return null;
  return (
    <aside aria-label="Discount" className="on-dark bg-teal-deep text-white">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-6 gap-y-0 px-2 text-xs sm:px-6 sm:py-1 sm:text-sm md:justify-between">
        <p className="flex items-center justify-center gap-x-1.5 sm:gap-x-2">
          <span>{banner.text}</span>
          <PromotionCode code={banner.code} />
        </p>
        {endorsement && !rules?.noAirbnb && <Endorsement {...endorsement} />}
      </div>
    </aside>
  );
}
