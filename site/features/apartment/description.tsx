import type { ReactNode } from 'react';
import { MoreSummary } from './more-summary';

/** Paragraphs that are always shown; the others open on demand. */
const SHOWN = 3;

/** What the operator says about an apartment. */
export function Description({ paragraphs }: { paragraphs: readonly string[] }): ReactNode {
  const [shown, more] = [paragraphs.slice(0, SHOWN), paragraphs.slice(SHOWN)];
  return (
    <div className="max-w-text">
      <Paragraphs texts={shown} />
      {more.length > 0 && (
        <details className="group mt-3">
          <MoreSummary closed="Read on" open="Read less" />
          <Paragraphs texts={more} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <div className="grid gap-3">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
