import { createSiteApi } from '../src/site-host/site-api';
import { silenceServer } from './fixture/silence';

/** The tables of what every page shows. */
const TABLES = { settings: 'site_setting', areas: 'districts', categories: 'categories', pages: 'pages' };
const { settings, ...others } = TABLES;

silenceServer();

/** Answers of a site that has read nothing yet, while tables are away. */
async function answersWithout(tables: readonly string[], urls: readonly string[], userAgent = '') {
  const { connection } = server.strapi.db;
  for (const table of tables) await connection.schema.renameTable(table, `${table}_away`);
  try {
    const site = await server.createSite({ api: createSiteApi(server.strapi), dev: false });
    const answers = [];
    for (const url of urls)
      answers.push(await site.render({ url: server.url + url, headers: {}, userAgent }));
    return answers;
  } finally {
    for (const table of tables) await connection.schema.renameTable(`${table}_away`, table);
  }
}

/** Scripts that the content security policy would not let run. */
function inlineScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !/ src=/.test(tag) && !/ type="application\/(?:ld\+)?json"/.test(tag));
}

describe.each([
  ['the settings', [TABLES.settings]],
  ['the areas', [TABLES.areas]],
  ['the menu', [TABLES.categories, TABLES.pages]],
  ['any of them', Object.values(TABLES)],
])('where %s cannot be read', (_, tables) => {
  test('the error page shows itself, styled, with the way home', async () => {
    const [failed, missing] = await answersWithout(tables, ['/', '/no-such-page']);
    expect(failed?.status).toBe(500);
    expect(failed?.body).toContain('<title>500 - Something went wrong</title>');
    expect(missing?.status).toBe(404);
    expect(missing?.body).toContain('Oh oh! Page not found.');
    for (const { body } of [failed, missing].filter((answer) => answer !== undefined)) {
      expect(body).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\//);
      expect(body).toMatch(/<main[^>]*>.*<a href="\/"[^>]*>Back to the homepage<\/a>/s);
      expect(inlineScripts(body)).toEqual([]);
    }
  });
});

test('what can be read is still shown around an error', async () => {
  const [failed] = await answersWithout(Object.values(others), ['/']);
  expect(failed?.body).toMatch(/<header[^>]*>.*Vacationer/s);
  expect(failed?.body).toContain('<footer');
});

test('a robot gets no error page', async () => {
  const [failed] = await answersWithout([settings], ['/'], 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect([failed?.status, failed?.body]).toEqual([500, '']);
});
