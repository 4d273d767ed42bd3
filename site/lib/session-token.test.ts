import { hasRunOut, sessionToken } from './session-token';

const NOW = Date.parse('2026-11-21T00:00:00Z');

function tokenUntil(exp: unknown): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ id: 1, name: 'Zoë?>', exp })}.signature`;
}

function browserWith(storage: Partial<Storage>): Set<() => void> {
  const heard = new Set<() => void>();
  Object.assign(globalThis, {
    window: {
      localStorage: storage,
      addEventListener: (_: string, listener: () => void) => heard.add(listener),
      removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
    },
  });
  return heard;
}

function memory(): Partial<Storage> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

afterEach(() => {
  sessionToken.clear();
  Reflect.deleteProperty(globalThis, 'window');
});

test('a token is there until it is cleared', () => {
  browserWith(memory());
  expect(sessionToken.read()).toBeNull();
  sessionToken.write('one');
  expect(sessionToken.read()).toBe('one');
  sessionToken.clear();
  expect(sessionToken.read()).toBeNull();
});

test('a browser that keeps nothing keeps the token as long as the page', () => {
  browserWith({});
  sessionToken.write('one');
  expect(sessionToken.read()).toBe('one');
  sessionToken.clear();
  expect(sessionToken.read()).toBeNull();
});

test('there is none on the server', () => {
  expect(sessionToken.read()).toBeNull();
});

test('a token whose time is over is none', () => {
  browserWith(memory());
  sessionToken.write(tokenUntil(1_600_000_000));
  expect(sessionToken.read()).toBeNull();
});

test.each([
  [tokenUntil(NOW / 1000), true],
  [tokenUntil(NOW / 1000 + 1), false],
  [tokenUntil(undefined), false],
  ['no-web-token', false],
  ['a.b.c', false],
])('%s has run out: %s', (token, expected) => {
  expect(hasRunOut(token, NOW)).toBe(expected);
});

test('who subscribes hears of changes in this tab and in others, and nothing is left behind', () => {
  const outside = browserWith(memory());
  let count = 0;
  const stop = sessionToken.subscribe(() => (count += 1));
  sessionToken.write('one');
  outside.forEach((tell) => tell());
  expect(count).toBe(2);
  stop();
  expect(outside.size).toBe(0);
});
