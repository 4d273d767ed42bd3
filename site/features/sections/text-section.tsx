import type { TextSection as Section } from '../../api/content-page';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { safeHref } from '../../lib/safe-href';
import { spoken } from '../../lib/spoken';

type TextProps = Omit<Section, 'body'> & { html: string };

/** Words under a heading, beside a picture on wide screens. */
export function TextSection({ id, section }: { id: string; section: TextProps }) {
  const { heading, html, photo, photoSide, link } = section;
  const href = link && safeHref(link.href);
  const words = (
    <div>
      {heading && (
        <h2 id={id} className="mb-4 text-3xl sm:text-4xl" {...spoken(heading)}>
          {heading}
        </h2>
      )}
      <RichText html={html} />
      {link && href && (
        <ButtonLink href={href} size="lg" className="mt-6">
          <span {...spoken(link.label)}>{link.label}</span>
        </ButtonLink>
      )}
    </div>
  );
  return (
    <section {...(heading && { 'aria-labelledby': id })} className="pt-14 sm:pt-20">
      <Container className={photo ? 'grid items-center gap-8 md:grid-cols-2 md:gap-14' : ''}>
        {words}
        {photo && (
          <Picture
            photo={photo}
            sizes="(width < 768px) calc(100vw - 32px), 570px"
            ratio="3/2"
            className={`rounded-card ${photoSide === 'start' ? 'md:order-first' : ''}`}
          />
        )}
      </Container>
    </section>
  );
}
