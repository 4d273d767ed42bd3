import type { ContentPage } from '../../api/content-page';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { spoken } from '../../lib/spoken';

/** The head of a page: its heading and introduction, on its picture when it has one. */
export function PageHeading({ title, intro, photo }: Pick<ContentPage, 'title' | 'intro' | 'photo'>) {
  const words = (
    <>
      <h1 className="max-w-3xl text-4xl sm:text-5xl" {...spoken(title)}>
        {title}
      </h1>
      {intro && (
        <p className={`mt-4 max-w-text text-lg ${photo ? 'text-white/90' : 'text-muted'}`} {...spoken(intro)}>
          {intro}
        </p>
      )}
    </>
  );
  if (!photo) return <Container className="pt-12 sm:pt-16">{words}</Container>;
  return (
    <div className="relative isolate bg-ink text-white">
      {/* Decoration: its words are the heading's. */}
      <Picture
        photo={{ ...photo, alt: '' }}
        sizes="100vw"
        ratio="fill"
        priority
        className="absolute! inset-0 -z-20"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/90 via-ink/60 to-ink/25" />
      <Container className="flex min-h-72 flex-col justify-end pt-16 pb-8 sm:min-h-96 sm:pb-12">
        {words}
      </Container>
    </div>
  );
}
