import type { ContentPage } from '../../api/content-page';
import { Container } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { spoken } from '../../lib/spoken';

/** The head of a page: its heading and introduction, beside its picture when it has one. */
export function PageHeading({ title, intro, photo }: Pick<ContentPage, 'title' | 'intro' | 'photo'>) {
  const words = (
    <>
      <h1 className="max-w-3xl text-3xl sm:text-5xl lg:text-6xl" {...spoken(title)}>
        {title}
      </h1>
      {intro && (
        <p className={`mt-4 max-w-text sm:text-lg ${photo ? '' : 'text-muted'}`} {...spoken(intro)}>
          {intro}
        </p>
      )}
    </>
  );
  if (!photo) {
    return (
      <Container wide className="pt-12 sm:pt-16">
        {words}
      </Container>
    );
  }
  return (
    <div className="sky">
      <Container wide className="cover">
        <div>{words}</div>
        <Picture
          // Decoration: its words are the heading's.
          photo={{ ...photo, alt: '' }}
          // Cropped from its height.
          sizes="(width < 640px) 400px, 620px"
          ratio="none"
          priority
          className="arch"
        />
      </Container>
    </div>
  );
}
