import { engineOf } from 'booking-rules/engine';
import { headerProblems } from '../fixture/header-problems';
import { silenceServer } from '../fixture/silence';
import { send } from '../fixture/http';

const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const page = (userAgent: string) =>
  send(server.url, 'get', '/results/1', { headers: { 'User-Agent': userAgent } });

silenceServer();

test('an error that nobody handles shows a person the way home, and a robot no page', async () => {
  const search = jest.spyOn(engineOf(server.strapi).stays, 'searchParts').mockImplementation(() => {
    throw new Error('The search is out of order');
  });
  try {
    const person = await page('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    expect(person.status).toBe(500);
    expect(person.text).toContain('<title>500 - ');
    expect(person.text).toMatch(/<a href="\/"[^>]*>Back to the homepage<\/a>/);
    expect(person.text).not.toContain('out of order');
    const robot = await page(ROBOT);
    expect([robot.status, robot.text]).toEqual([500, '']);
    for (const { headers } of [person, robot]) expect(headerProblems(headers)).toEqual([]);
  } finally {
    search.mockRestore();
  }
  expect((await page(ROBOT)).status).toBe(200);
});

test('an error that nobody has thought of tells nothing, and has every header', async () => {
  const { inventory } = engineOf(server.strapi);
  const ready = jest.spyOn(inventory, 'isReady').mockImplementation(() => {
    throw new Error('The inside of the server');
  });
  try {
    const { status, text, headers } = await send(server.url, 'get', '/readyz');
    expect([status, text]).toEqual([
      500,
      'Something went wrong on our side. Please try again in a moment.\n',
    ]);
    expect(headerProblems(headers)).toEqual([]);
  } finally {
    ready.mockRestore();
  }
});

test('an error of the API tells nothing, and has every header', async () => {
  const search = jest.spyOn(engineOf(server.strapi).stays, 'searchParts').mockImplementation(() => {
    throw new Error('The inside of the server');
  });
  try {
    const { status, text, headers } = await send(server.url, 'get', '/api/stays');
    expect(status).toBe(500);
    expect(text).not.toContain('inside');
    expect(headerProblems(headers)).toEqual([]);
  } finally {
    search.mockRestore();
  }
});
