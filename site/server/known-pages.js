/** @typedef {import('./host').PageResponse} PageResponse */
/** @typedef {import('./render-document').Pieces} Pieces */

/** In UTF-8, of a unit of UTF-16. */
const MOST_BYTES_OF_A_LETTER = 3;
/** Paths that are remembered, the latest ones. */
const MOST_PATHS = 1_000;
/** Paths that read the same however they are taken to pieces. */
const PLAIN_PATH = /^[\w/-]+$/;

/**
 * Vike works out anew for each request what is the same for all who ask for a path: its route, the configuration of
 * the page, its tags in the document. That takes as long as React. So each path is rendered by Vike once, and what it
 * found is kept for those who come after: for them, the hooks of the page run in Vike's order and their parts are put
 * into the frame that Vike has made. Whatever is not a page that is simply shown (a redirect, an error, a preview, page
 * data) is left to Vike.
 * @param globalContext of Vike
 */
export function createKnownPages(globalContext) {
  const pages = new Map();

  return {
    /**
     * Keeps what Vike found out about the page of an address.
     * @param {URL} address
     * @param pageContext as Vike gives it back
     * @param {Pieces} frame of its document, what stands between its parts
     * @param {PageResponse['headers']} headers
     */
    learn(address, pageContext, frame, headers) {
      const { config, pageId, Page, routeParams, urlPathname, urlLogical, fonts } = pageContext;
      if (pages.size >= MOST_PATHS) pages.delete(pages.keys().next().value);
      const context = { config, globalContext, pageId, Page, routeParams, urlPathname, is404: null };
      pages.set(address.pathname, { context, isLocal: urlLogical !== undefined, fonts, frame, headers });
    },

    /**
     * Renders the page of an address that is known.
     * @param {URL} address
     * @param init what Vike would be given
     * @returns {Promise<PageResponse | null>} null where Vike has to render; rejects with a redirect, an error page or
     *   a failure, which Vike meets as well and knows what to do with
     */
    async render(address, init) {
      const page = pages.get(address.pathname);
      return page ? renderKnown(page, address, init) : null;
    },
  };
}

/**
 * Whether an address reads the same to Vike and to the rest of the world.
 * @param {URL} address
 * @param {string} url the same as it was written
 */
export function isPlainAddress(address, url) {
  return address.href === url && address.hash === '' && PLAIN_PATH.test(address.pathname);
}

async function renderKnown({ context, isLocal, fonts, frame, headers }, address, init) {
  const { config } = context;
  const pageContext = { ...context, ...init, isClientSide: false, urlParsed: partsOf(address) };
  const moved = config.onBeforeRoute(pageContext)?.pageContext;
  // The path is of another page since the site is told in other languages.
  if ((moved !== undefined) !== isLocal) return null;
  if (moved) Object.assign(pageContext, moved, { urlParsed: partsOf(new URL(moved.urlLogical)) });
  for (const check of config.onCreatePageContext) await check(pageContext);
  if (config.data) pageContext.data = await config.data(pageContext);
  Object.assign(pageContext, (await config.onBeforeRender(pageContext)).pageContext);
  const { pageContext: rendered } = await config.onRenderHtml(pageContext);
  if (rendered.fonts !== fonts) return null;
  return {
    status: rendered.pageStatus ?? 200,
    headers: [...headers],
    body: documentOf(frame, rendered.parts),
  };
}

/** An address as Vike takes it to pieces, as far as pages of the server read it. @param {URL} address */
function partsOf({ href, origin, pathname, search: query, searchParams }) {
  const search = Object.fromEntries(searchParams);
  const searchAll = Object.fromEntries(Object.keys(search).map((name) => [name, searchParams.getAll(name)]));
  return { href, origin, pathname, search, searchAll, searchOriginal: query === '' ? null : query };
}

/** Bytes that the pieces of a page are written to, one after the other; as many as the largest so far could have had. */
let room = Buffer.alloc(0);

/**
 * Puts the parts of a page between the pieces of its frame. Each is encoded for itself and once: as one text, a page with
 * a single letter outside of Latin 1 would be copied several times at two bytes a letter.
 * @param {Pieces} frame
 * @param {Pieces[]} parts
 * @returns {Buffer}
 */
export function documentOf(frame, parts) {
  const pieces = frame.flatMap((piece, index) => [piece, ...(parts[index] ?? [])]);
  const most = pieces.reduce(
    (sum, piece) => sum + piece.length * (typeof piece === 'string' ? MOST_BYTES_OF_A_LETTER : 1),
    0,
  );
  if (room.length < most) room = Buffer.allocUnsafe(most);
  let end = 0;
  for (const piece of pieces)
    end += typeof piece === 'string' ? room.write(piece, end) : piece.copy(room, end);
  return Buffer.from(room.subarray(0, end));
}
