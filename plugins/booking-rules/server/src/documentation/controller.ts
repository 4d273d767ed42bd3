import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { documentationRoutes } from '../../../contracts/content';
import type { placeRoutes } from '../../../contracts/place';
import { placeOfBusiness } from '../../../shared/format/place';
import type { Handlers } from '../handlers';
import { openApiDocument } from './openapi';

const VIEWER = dirname(require.resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Vacationer API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body>
    <main id="docs"></main>
    <noscript>This page needs JavaScript. The document itself is <a href="/api/openapi.json">openapi.json</a>.</noscript>
  </body>
</html>
`;

// Only what reads can be tried out here: nobody should book by trying.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: ['get'],
});
`;

// What is too wide for a phone is moved inside its frame.
const STYLE = `body { margin: 0; }
.swagger-ui .opblock-body, .swagger-ui .models { overflow-x: auto; }
`;

/** What the page may load, in the place of the policy of answers that load nothing. No script or style stands in it. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

interface Kept {
  type: string;
  text: string;
  zipped: Buffer;
  etag: string;
}

/** What is sent here never changes while the process runs, so each is made once, when it is first asked for. */
const kept = new Map<Name, Kept>();

const SOURCES = {
  'openapi.json': { type: 'application/json', make: () => JSON.stringify(openApiDocument()) },
  'index.html': { type: 'text/html', make: () => PAGE },
  'page.css': { type: 'text/css', make: () => STYLE },
  'start.js': { type: 'text/javascript', make: () => START },
  'swagger-ui-bundle.js': { type: 'text/javascript', make: () => fileOf('swagger-ui-bundle.js') },
  'swagger-ui.css': { type: 'text/css', make: () => fileOf('swagger-ui.css') },
} satisfies Record<string, { type: string; make: () => string }>;
type Name = keyof typeof SOURCES;

const fileOf = (name: string): string => readFileSync(join(VIEWER, name), 'utf8');

const isName = (name: string): name is Name => Object.hasOwn(SOURCES, name);

function read(name: Name): Kept {
  const found = kept.get(name);
  if (found) return found;
  const { type, make } = SOURCES[name];
  const text = make();
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  const made = { type: `${type}; charset=utf-8`, text, zipped: gzipSync(text), etag: `"${hash}"` };
  kept.set(name, made);
  return made;
}

/** Sends it, packed where that is understood. */
function send(ctx: Context, name: Name): string | Buffer {
  const { type, text, zipped, etag } = read(name);
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  ctx.set({ 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  ctx.set('ETag', isZipped ? `W/${etag}` : etag);
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
  return isZipped ? zipped : text;
}

/** What every amount and day of the API is of. */
export const placeHandlers: Handlers<keyof typeof placeRoutes> = {
  'GET /api/place': () => ({ data: placeOfBusiness() }),
};

/** What the API says about itself. */
export const documentationHandlers: Handlers<keyof typeof documentationRoutes> = {
  'GET /api/openapi.json': ({ ctx }) => send(ctx, 'openapi.json'),

  'GET /api/docs': ({ ctx }) => {
    ctx.set('Content-Security-Policy', POLICY);
    return send(ctx, 'index.html');
  },

  'GET /api/docs/{file}': ({ ctx, params }) => {
    const { file } = params;
    if (!isName(file)) throw new errors.NotFoundError('The page has no such file');
    return send(ctx, file);
  },
};
