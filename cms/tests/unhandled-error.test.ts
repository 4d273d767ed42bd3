import { booking } from 'booking-rules/services';
import { silenceServer } from './fixture/silence';
import { send } from './fixture/http';

const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const page = (userAgent: string) =>
  send(server.url, 'get', '/results/1', { headers: { 'User-Agent': userAgent } });

silenceServer();

test('an error that nobody handles shows a person the way home, and a robot no page', async () => {
  const search = jest.spyOn(booking(server.strapi).stays, 'search').mockImplementation(() => {
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
  } finally {
    search.mockRestore();
  }
  expect((await page(ROBOT)).status).toBe(200);
});
