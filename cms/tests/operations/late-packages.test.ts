import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CMS } from '../run/settings';

/** What a program prints that begins as the server does. */
async function printed(program: string): Promise<unknown> {
  const begun = `require('./dist/src/patches/late-packages/late-packages'); const { cache } = require;`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', `${begun} ${program}`], { cwd: CMS });
  return JSON.parse(stdout);
}

test('every function of date-fns is there, and loaded when it is first used', async () => {
  const program = `
    const functions = require('date-fns');
    const before = Object.keys(cache).length;
    const day = functions.format(functions.parseISO('2027-01-31'), 'dd.MM.yyyy');
    const loaded = Object.keys(cache).length > before;
    delete cache[require.resolve('date-fns')];
    const other = Object.entries(require('date-fns')).filter(([name, value]) => functions[name] !== value);
    console.log(JSON.stringify({ day, loaded, other }));`;
  expect(await printed(program)).toEqual({ day: '31.01.2027', loaded: true, other: [] });
});

test.each(['@modelcontextprotocol/node', '@modelcontextprotocol/server', '@opentelemetry/api'])(
  'all of %s is there once something of it is used',
  async (name) => {
    const program = `
      const { createRequire } = require('node:module');
      const late = createRequire(require.resolve('@strapi/strapi'))('${name}');
      const before = Object.keys(cache).length;
      const used = late.anything === undefined;
      const loaded = Object.keys(cache).length > before;
      const other = Object.entries(createRequire(require.resolve('@strapi/strapi'))('${name}'));
      console.log(JSON.stringify({ used, loaded, other: other.filter(([key, value]) => late[key] !== value) }));`;
    expect(await printed(program)).toEqual({ used: true, loaded: true, other: [] });
  },
);
