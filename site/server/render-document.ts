import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React writes this where something was not there yet, and leaves it to the browser. */
const NOT_THERE = '<!--$!-->';

/** Renders to HTML, with everything in it that is loaded on demand. */
export function renderDocument(node: ReactNode): string | Promise<string> {
  // The stream takes a third longer, and has something to wait for only before a part was loaded for the first time.
  try {
    const html = renderToString(node);
    if (!html.includes(NOT_THERE)) return html;
  } catch {
    // What went wrong goes wrong below as well, where it is said.
  }
  return renderOnceLoaded(node);
}

/**
 * Renders to HTML once everything in it has loaded, parts loaded on demand included.
 * Pieces are never moved into place by inline scripts, which the content security policy forbids.
 */
function renderOnceLoaded(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
