import { isBot, isRouteValid, runMiddlewares } from './request-checks';

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

const at = (page: string) => ({ routeParams: { page } });

describe('the check of a route', () => {
  test.each([[true], [Promise.resolve(true)]])('that answers true shows the page', async (answer) => {
    expect(await isRouteValid(at('1'), () => answer)).toBe(true);
  });

  test.each([[false], [undefined], [null], ['yes'], [1], [{}], [Promise.resolve(false)]])(
    'that answers %p refuses it: any result other than true does',
    async (answer) => {
      expect(await isRouteValid(at('1'), () => answer)).toBe(false);
    },
  );

  test.each(['', ' ', '\t'])('is not asked where a path parameter is empty (%j)', async (empty) => {
    const check = jest.fn(() => true);
    expect(await isRouteValid(at(empty), check)).toBe(false);
    expect(check).not.toHaveBeenCalled();
  });

  test('may be left out', async () => {
    expect(await isRouteValid({ routeParams: {} }, undefined)).toBe(true);
  });
});

test('an unknown route middleware throws an error', async () => {
  for (const name of ['no-such-thing', 'toString', '']) {
    await expect(runMiddlewares([name], {}, null)).rejects.toThrow(`Unknown route middleware: ${name}`);
  }
});

test('route middlewares run in the order in which the route names them, each after the one before', async () => {
  const ran: string[] = [];
  const known = {
    slow: async () => {
      await Promise.resolve();
      ran.push('slow');
    },
    quick: () => void ran.push('quick'),
    other: () => void ran.push('other'),
  };
  await runMiddlewares(['slow', 'quick'], known, null);
  expect(ran).toEqual(['slow', 'quick']);
});

test('a middleware that sends the visitor elsewhere ends the row', async () => {
  const after = jest.fn();
  const known = { leave: () => Promise.reject(new Error('elsewhere')), after };
  await expect(runMiddlewares(['leave', 'after'], known, null)).rejects.toThrow('elsewhere');
  expect(after).not.toHaveBeenCalled();
});
