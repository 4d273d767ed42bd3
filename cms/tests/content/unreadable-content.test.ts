import type { SiteApi } from '../../src/site-host/site-types';
import { createSiteApi } from '../../src/site-host/api/site-api';
import { silenceServer } from '../fixture/silence';

type Question = 'settings' | 'districts' | 'categories' | 'pages';

silenceServer();

/** Answers of a site whose host fails on some of what every page shows. */
async function answersWithout(questions: readonly Question[], urls: readonly string[], userAgent = '') {
  const fails = (question: Question) => [question, () => Promise.reject(new Error(`No ${question} today`))];
  const api: SiteApi = {
    ...createSiteApi(server.strapi),
    ...(Object.fromEntries(questions.map(fails)) as Partial<SiteApi>),
  };
  const site = await server.createSite({ api, dev: false });
  const answers = [];
  for (const url of urls) answers.push(await site.render({ url: server.url + url, headers: {}, userAgent }));
  return answers;
}

/** Scripts that the content security policy would not let run. */
function inlineScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !/ src=/.test(tag) && !/ type="application\/(?:ld\+)?json"/.test(tag));
}

describe.each([
  ['the settings', ['settings']],
  ['the areas', ['districts']],
  ['the menu', ['categories', 'pages']],
  ['any of them', ['settings', 'districts', 'categories', 'pages']],
] as [string, Question[]][])('where %s cannot be read', (_, questions) => {
  test('the error page shows itself, styled, with the way home', async () => {
    const [failed, missing] = await answersWithout(questions, ['/', '/no-such-page']);
    expect(failed?.status).toBe(500);
    expect(String(failed?.body)).toContain('<title>500 - Something went wrong</title>');
    expect(missing?.status).toBe(404);
    expect(String(missing?.body)).toContain('Oh oh! Page not found.');
    for (const answer of [failed, missing].filter((given) => given !== undefined)) {
      const body = String(answer.body);
      expect(body).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\//);
      expect(body).toMatch(/<main[^>]*>.*<a href="\/"[^>]*>Back to the homepage<\/a>/s);
      expect(inlineScripts(body)).toEqual([]);
    }
  });
});

test('what can be read is still shown around an error', async () => {
  const [failed] = await answersWithout(['districts', 'categories', 'pages'], ['/']);
  expect(String(failed?.body)).toMatch(/<header[^>]*>.*Vacationer/s);
  expect(String(failed?.body)).toContain('<footer');
});

test('a robot gets no error page', async () => {
  const [failed] = await answersWithout(
    ['settings'],
    ['/'],
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
  );
  expect([failed?.status, String(failed?.body)]).toEqual([500, '']);
});
