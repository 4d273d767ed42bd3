import { useState, type ReactNode } from 'react';

/** Ends the id of such a part, which has no box of its own (`parts.css`). */
const ENDING = '-part';
/** Parts of the document that came first, by id: also those that React has taken out of the page since. */
const sent = new Map<string, Element>();

interface InDocumentProps {
  /** No other part of the page has it. */
  name: string;
  /** None in a browser that has them as HTML: in the document that the server has sent. */
  children?: ReactNode;
}

/**
 * A part of a page that needs no script: links, words, pictures. The document has it as HTML and nothing of it as
 * data, so it is not taken over part by part but left as it stands. Pages that come later bring its data.
 */
export function InDocument({ name, children }: InDocumentProps) {
  const id = name + ENDING;
  // React compares it with what is there, and needs it should it render anew.
  const [html] = useState(() => (children === undefined ? (sent.get(id)?.innerHTML ?? '') : ''));
  return children === undefined ? (
    <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div id={id}>{children}</div>
  );
}

/** To be called once, before React takes the document over. */
export function rememberParts(): void {
  for (const part of document.querySelectorAll(`[id$="${ENDING}"]`)) sent.set(part.id, part);
}
