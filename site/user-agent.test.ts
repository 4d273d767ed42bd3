import { isBot } from './user-agent';

describe('isBot', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'DuckDuckBot/1.1',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  ])('%s is a robot', (userAgent) => expect(isBot(userAgent)).toBe(true));

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; Cubot X30) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    '',
  ])('%s is a person', (userAgent) => expect(isBot(userAgent)).toBe(false));
});
