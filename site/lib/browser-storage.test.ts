import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_STORAGE } from './browser-storage';

const SITE = join(__dirname, '..');
const sources = ['api', 'app', 'features', 'forms', 'lib', 'pages', 'session', 'ui'].flatMap((folder) =>
  readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(SITE, folder, name), 'utf8')),
);

/** The keys under which the site's own code keeps something. */
const used = new Set(
  sources.flatMap((text) => {
    const constants = [...text.matchAll(/(?:const KEY|SESSION_TOKEN_KEY) = '([^']+)'/g)];
    return [...text.matchAll(/storedItem(?:<[^>]+>)?\(\s*'([^']+)'/g), ...constants].map(([, key]) => key);
  }),
);

test('visitors are told of everything that the site keeps in their browser, and of nothing else', () => {
  const told = BROWSER_STORAGE.map(({ key }) => key).filter((key) => key !== 'koa.sess');
  expect([...told].sort()).toEqual([...used].sort());
});

test('nothing is kept but through items that have a key here', () => {
  const direct = sources.filter((text) =>
    /(?:local|session)Storage\.setItem\(|document\.cookie\s*=/.test(text),
  );
  expect(direct).toEqual([]);
});
