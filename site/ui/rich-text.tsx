import { BlocksRenderer, type BlocksContent } from '@strapi/blocks-react-renderer';
import { createContext, use, type ReactNode } from 'react';
import { safeHref } from './safe-href';

interface RichTextProps {
  content: BlocksContent;
  /** The level at which its headings begin: one below the heading it stands under. */
  topLevel?: 2 | 3;
}

const InsideList = createContext(false);

/** Text as editors write it: headings, paragraphs, lists, quotes, pictures and links. */
export function RichText({ content, topLevel = 2 }: RichTextProps) {
  return (
    <div className="rich-text">
      <BlocksRenderer
        content={content}
        blocks={{
          heading: ({ level, children }) => <Heading level={Math.max(level, topLevel)}>{children}</Heading>,
          list: ({ format, children }) => <List ordered={format === 'ordered'}>{children}</List>,
          link: ({ url, children }) => <Link href={url}>{children}</Link>,
          image: ({ image }) => (
            <img
              src={image.url}
              alt={image.alternativeText ?? ''}
              width={image.width}
              height={image.height}
              loading="lazy"
            />
          ),
        }}
      />
    </div>
  );
}

function Heading({ level, children }: { level: number; children: ReactNode }) {
  if (level <= 2) return <h2>{children}</h2>;
  return level === 3 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

// A list in a list has to stand in an item of it.
function List({ ordered, children }: { ordered: boolean; children: ReactNode }) {
  const isInside = use(InsideList);
  const list = <InsideList value>{ordered ? <ol>{children}</ol> : <ul>{children}</ul>}</InsideList>;
  return isInside ? <li className="list-none">{list}</li> : list;
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href);
  if (safe === null) return <>{children}</>;
  const isElsewhere = /^https?:/.test(safe);
  return (
    <a href={safe} {...(isElsewhere && { rel: 'noopener' })}>
      {children}
    </a>
  );
}
