import type { Photo } from 'booking-rules/shared/listing/photo';
import type { TextSection as Section } from '../../api/content-page';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { safeHref } from '../../lib/safe-href';
import { spoken } from '../../lib/spoken';

type TextProps = Omit<Section, 'body'> & { html: string };

/** A photograph from edge to edge of the window, by itself: no words lie on it, and nothing darkens it. */
function WideOpenPhoto({ photo }: { photo: Photo }) {
  return (
    <Picture
      photo={photo}
      sizes="100vw"
      ratio="none"
      className="mt-14 aspect-4/3 sm:mt-20 sm:aspect-video lg:aspect-21/9 lg:max-h-[80svh] lg:w-full"
    />
  );
}

/** Words under a heading, beside a picture on wide screens; a picture without words fills the window from edge to edge. */
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
  if (!photo) {
    return (
      <section {...(heading && { 'aria-labelledby': id })} className="pt-14 sm:pt-20">
        <Container wide>{words}</Container>
      </section>
    );
  }
  if (!heading && html === '' && link === null) return <WideOpenPhoto photo={photo} />;
  const atStart = photoSide === 'start';
  return (
    <section
      {...(heading && { 'aria-labelledby': id })}
      className="mt-14 grid items-stretch gap-8 overflow-x-clip sm:mt-20 md:grid-cols-2 md:gap-0"
    >
      <div
        className={`px-4 sm:px-6 md:self-center md:py-10 lg:py-16 ${atStart ? 'lg:pe-12 md:ps-10 xl:ps-20' : 'xl:ps-[max(48px,calc(50vw-var(--container-wide)/2+48px))] md:pe-10 xl:pe-20'}`}
      >
        {words}
      </div>
      {/* Half of the window, to its edge; the words begin where those of a wide container do. */}
      <Picture
        photo={photo}
        sizes="(width < 768px) 100vw, 60vw"
        ratio="none"
        className={`aspect-3/2 md:aspect-auto md:min-h-112 xl:min-h-128 min-[1800px]:min-h-160 ${atStart ? 'md:order-first' : ''}`}
      />
    </section>
  );
}
