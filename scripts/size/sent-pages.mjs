import { Problem } from '../steps/problem.mjs';

/** One address of each kind that stands in the sitemap, and pages that do not. */
const KINDS = [/\/apartment\//, /\/apartments\//, /\/blog\//, /\/category\//];
const FIXED = ['/', '/results/1', '/about-us', '/property-management', '/contact', '/sign-in'];

/**
 * A page as a browser with an empty cache fetches it, without pictures. Bytes are those on the wire.
 * @typedef {{ address: string, html: number, scripts: number, styles: number, fonts: number, requests: number }} SentPage
 */

/**
 * Weighs pages of a running site.
 * @param {string} url
 * @returns {Promise<SentPage[]>}
 * @throws {Problem} when the site does not answer
 */
export async function sentPages(url) {
  const sitemap = await fetchBytes(new URL('/sitemap.xml', url));
  const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const found = KINDS.flatMap((kind) => listed.find((path) => kind.test(path)) ?? []);
  const pages = [];
  for (const address of [...FIXED, ...found]) pages.push(await weigh(url, address));
  return pages;
}

/**
 * @param {string} url
 * @param {string} address
 * @returns {Promise<SentPage>}
 */
async function weigh(url, address) {
  const page = await fetchBytes(new URL(address, url));
  const links = [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)];
  const files = [...new Set(links.map(([, path = '']) => path))];
  const weights = { scripts: 0, styles: 0, fonts: 0 };
  for (const file of files) {
    const kind = file.endsWith('.js') ? 'scripts' : file.endsWith('.css') ? 'styles' : 'fonts';
    weights[kind] += (await fetchBytes(new URL(file, url))).bytes;
  }
  return { address, html: page.bytes, ...weights, requests: 1 + files.length };
}

/** @param {URL} address */
async function fetchBytes(address) {
  const headers = { 'Accept-Encoding': 'br' };
  const answer = await fetch(address, { headers }).catch(() => {
    throw new Problem(`${address.origin} does not answer: start the site first (npm start).`);
  });
  const body = await answer.arrayBuffer();
  const length = answer.headers.get('Content-Length');
  return { text: new TextDecoder().decode(body), bytes: length === null ? body.byteLength : Number(length) };
}
