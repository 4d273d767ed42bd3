import { format } from 'node:util';

/**
 * Fails the test that caused a `console.error`, such as an update outside `act`, a missing key or an invalid prop. A
 * test that expects an error replaces `console.error` itself.
 */
const printed: string[] = [];
console.error = (...parts: unknown[]): void => void printed.push(format(...parts));

function failIfPrinted(): void {
  const [first, ...others] = printed.splice(0);
  if (first !== undefined) throw new Error(`console.error, ${others.length + 1} times; first:\n${first}`);
}

afterEach(failIfPrinted);
afterAll(failIfPrinted);
