import { BlocksRenderer } from '@strapi/blocks-react-renderer';
import { localPath } from 'booking-rules/shared/format/local-path';
import { createContext, use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '../api/editorial';
import { safeHref } from '../lib/safe-href';

const InsideList = createContext(false);

/**
 * Text as editors write it, as HTML: rendered on the server alone, so that no browser has to know how.
 * @param topLevel the level at which its headings begin: one below the heading it stands under
 */
export function richTextHtml(content: RichText, topLevel: 2 | 3): string {
  return renderToStaticMarkup(
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
    />,
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
    <a href={localPath(safe)} {...(isElsewhere && { rel: 'noopener' })}>
      {children}
    </a>
  );
}
