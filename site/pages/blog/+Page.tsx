import { PostHeading } from '../../features/guides/post-heading';
import { PostList } from '../../features/guides/post-list';
import { useData } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { RichText } from '../../ui/rich-text';
import type { Data } from './+data';
import { messages } from '../../messages/messages';

export function Page() {
  const { post, html, more } = useData<Data>();
  return (
    <>
      <Container className="pt-6 sm:pt-10">
        <article>
          <PostHeading post={post} />
          <div className="mx-auto mt-8 max-w-3xl text-lg leading-relaxed sm:mt-12">
            <RichText html={html} />
          </div>
        </article>
      </Container>
      {more.length > 0 && (
        <section
          aria-labelledby="more"
          className="mt-16 border-t border-line bg-sand/40 pt-12 pb-14 sm:mt-20"
        >
          <Container wide>
            <h2 id="more" className="mb-6 text-3xl">
              {messages().guides.readOn}
            </h2>
            <PostList posts={more} />
          </Container>
        </section>
      )}
    </>
  );
}
