import type { ReactNode } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

/** Paragraphs that are always shown; the others open on demand. */
const SHOWN = 3;

/** What the operator says about an apartment. */
export const Description = cachedMarkup(function Description({
  paragraphs,
}: {
  paragraphs: readonly string[];
}) {
  const t = messages().apartment;
  const [shown, more] = [paragraphs.slice(0, SHOWN), paragraphs.slice(SHOWN)];
  return (
    <div className="max-w-text">
      <Paragraphs texts={shown} />
      {more.length > 0 && (
        <details className="group mt-3">
          <MoreSummary closed={t.readOn} open={t.readLess} />
          <Paragraphs texts={more} />
        </details>
      )}
    </div>
  );
});

function Paragraphs({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <div className="grid gap-3">
      {texts.map((text, index) => (
        <p key={index} {...spoken(text)}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The line that opens and closes a `<details className="group">`. */
function MoreSummary({ closed, open }: { closed: string; open: string }): ReactNode {
  return (
    <summary className="text-link">
      <span className="group-open:hidden">{closed}</span>
      <span className="hidden group-open:inline">{open}</span>
      <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
    </summary>
  );
}
