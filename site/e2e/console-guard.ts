import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

/** An answer of the server that a test provokes on purpose. */
export interface ExpectedAnswer {
  status: 400 | 401 | 404 | 409 | 410 | 422 | 429;
  /** Path of the address, without its query. */
  path: string;
}

const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d{3}) \(/;

/** Collects what pages complain about. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #expected: ExpectedAnswer[] = [];

  /**
   * Listens to every page of a context, those opened later included: to all they say, or to what they throw and
   * what their security policy keeps from them.
   */
  watch(context: BrowserContext, what: 'all' | 'thrown' = 'all'): void {
    context.on('console', (message) => {
      if (what === 'all' || /Content.Security.Policy/i.test(message.text())) this.#hear(message);
    });
    context.on('weberror', (error) => {
      const cause = error.error();
      // A module that could not be fetched has an empty stack.
      this.#complaints.push(`uncaught: ${cause.stack || cause.message}`);
    });
  }

  allow(answer: ExpectedAnswer): void {
    this.#expected.push(answer);
  }

  check(): void {
    expect(this.#complaints, 'what pages said on their console').toEqual([]);
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    if ((type !== 'error' && type !== 'warning') || this.#isExpected(message)) return;
    this.#complaints.push(`${type}: ${message.text()} (${message.location().url})`);
  }

  #isExpected(message: ConsoleMessage): boolean {
    const status = FAILED_LOAD.exec(message.text())?.[1];
    if (message.type() !== 'error' || status === undefined) return false;
    const path = new URL(message.location().url).pathname;
    return this.#expected.some((answer) => String(answer.status) === status && answer.path === path);
  }
}
