import { useSettings } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { Icon } from '../../ui/icon';
import { Stars } from '../../ui/stars';
import { messages } from '../../messages/messages';

/** What guests say on the marketplace, in one number. */
export function Rating({ id, title }: { id: string; title: string | null }) {
  const { endorsement, brand } = useSettings();
  if (!endorsement) return null;
  const { marketplace, reviewCount, averageRating, profileUrl } = endorsement;
  const t = messages().reviews;
  return (
    <section aria-labelledby={id} className="pt-16 sm:pt-20">
      <Container wide className="grid items-center gap-6 sm:grid-cols-[auto_1fr_auto] sm:gap-10">
        <p className="font-display text-7xl leading-none tabular-nums sm:text-8xl" aria-hidden="true">
          {averageRating}
        </p>
        <div>
          <Stars rating={averageRating} className="text-2xl" />
          <h2 id={id} className="mt-2 text-2xl sm:text-3xl">
            {title ?? t.guestsRate(brand, averageRating)}
          </h2>
          <p className="mt-1 text-muted">{`${t.onMarketplace(reviewCount, marketplace)}.`}</p>
        </div>
        <ButtonLink href={profileUrl} kind="secondary" size="lg" target="_blank" rel="noopener">
          {t.readOn(marketplace)}
          <Icon name="arrow-up-right" className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{messages().layout.opensInNewTab}</span>
        </ButtonLink>
      </Container>
    </section>
  );
}
