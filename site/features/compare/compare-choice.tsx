import type { StayQuery } from 'booking-rules/contracts/stays';
import { COMPARED } from 'booking-rules/shared/domain/guests/wishlist';
import { messages } from '../../messages/messages';
import { ButtonLink } from '../../ui/button';
import { compareHref } from './compared';

interface CompareCheckboxProps {
  name: string;
  isChosen: boolean;
  /** Whether as many are chosen as can be compared. */
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Chooses an apartment for comparison. */
export function CompareCheckbox({ name, isChosen, isFull, onChange }: CompareCheckboxProps) {
  const t = messages().kept.compare;
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 px-1 text-sm font-medium has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={t.choose(name)}
        className="size-5 accent-brand"
      />
      {t.chooseShort}
    </label>
  );
}

/** Leads to the comparison of what is chosen, once that is enough; stays in sight while the list scrolls. */
export function CompareBar({ chosen, query }: { chosen: readonly string[]; query: StayQuery }) {
  const t = messages().kept.compare;
  const isEnough = chosen.length >= COMPARED.fewest;
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 mt-5 flex justify-center">
      <p role="status">
        {isEnough ? (
          <ButtonLink
            href={compareHref(chosen, query)}
            size="lg"
            className="pointer-events-auto rounded-full! px-8"
          >
            {t.open(chosen.length)}
          </ButtonLink>
        ) : (
          <span className="rounded-full border border-line bg-white px-5 py-3 text-sm text-muted shadow-soft">
            {t.hint(COMPARED.fewest, COMPARED.most)}
          </span>
        )}
      </p>
    </div>
  );
}
