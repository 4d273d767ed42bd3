import type { CallToActionSection } from '../../api/content-page';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { safeHref } from '../../lib/safe-href';
import { spoken } from '../../lib/spoken';

/** A coloured panel with a button. */
export function CallToAction({ id, section }: { id: string; section: CallToActionSection }) {
  const { heading, text, link } = section;
  return (
    <section aria-labelledby={id} className="pt-14 sm:pt-20">
      <Container wide>
        <div className="on-dark flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-brand-deep px-6 py-10 text-white sm:px-10 sm:py-12">
          <div>
            <h2 id={id} className="text-3xl" {...spoken(heading)}>
              {heading}
            </h2>
            {text && (
              <p className="mt-2 max-w-text text-white/85" {...spoken(text)}>
                {text}
              </p>
            )}
          </div>
          <ButtonLink href={safeHref(link.href) ?? '/'} kind="secondary" size="lg">
            <span {...spoken(link.label)}>{link.label}</span>
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
