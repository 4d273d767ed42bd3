import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkoutPage } from './checkout-page';
import { CONFIRM } from './browser';
import { CHECKOUT, createAccount, type Account } from './account';
import { refusal, type ApiAnswer } from './api-answer';
import { deliveryOf, eventOf, WEBHOOK_SECRET } from './webhooks';

/** The key with which the server under test signs in. */
const SECRET_KEY = 'sk_test_of_the_tests';

/**
 * What may go wrong at Stripe: `down` breaks connections, `error` is a 500 before anything has happened,
 * `lost` does what is asked and then breaks the connection, `refused` is understood and never granted, `declined` is
 * what the guest's bank says no to.
 */
type Trouble = 'down' | 'error' | 'lost' | 'refused' | 'declined';

/** A call that was made of the API. */
interface Call {
  method: string;
  path: string;
  form: URLSearchParams;
  idempotencyKey: string | null;
}

/** A server that speaks the part of Stripe's API that the engine uses, and shows the pages of Checkout. */
export interface StripeServer {
  url: string;
  /** What a server under test has to be told to take cards with it. */
  settings: Record<string, string>;
  account: Account;
  calls: Call[];
  /** Lets so many calls to a path go wrong from now on. */
  trouble(path: RegExp, kind: Trouble, times?: number): void;
  /** Ends all trouble. */
  recover(): void;
  stop(): Promise<void>;
}

/**
 * @param shop address of the server under test, which hears at once of what is paid on the pages of Checkout; without
 *   one a test delivers its events itself
 * @param clock of the account
 */
export async function startStripeServer(shop?: string, clock?: () => number): Promise<StripeServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const url = `http://127.0.0.1:${address.port}`;
  const account = createAccount(url, clock);
  const calls: Call[] = [];
  const kept = new Map<string, { asked: string; answer: ApiAnswer }>();
  let troubles: { path: RegExp; kind: Trouble; left: number }[] = [];

  function answerTo({ method, path, form }: Call): ApiAnswer {
    const [, session, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (session !== undefined) {
      return action === undefined
        ? account.readSession(session, form.has('expand[0]'))
        : account.expireSession(session);
    }
    const [, intent, act] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (intent !== undefined) {
      if (act === 'cancel') return account.cardHolds.cancel(intent);
      if (act === 'capture') return account.cardHolds.capture(intent, form);
      return account.cardHolds.read(intent, form.has('expand[0]'));
    }
    if (path === '/v1/checkout/sessions') return account.createSession(form);
    if (path === '/v1/refunds' && method === 'POST') return account.createRefund(form);
    if (path === '/v1/refunds') return account.listRefunds(form.get('payment_intent') ?? '');
    return refusal('Unrecognized request URL', undefined, 404);
  }

  /** The same key gives the same answer, and holds for the same request only. */
  function answerOnce(call: Call): ApiAnswer {
    const key = call.idempotencyKey;
    if (key === null) return answerTo(call);
    const asked = `${call.method} ${call.path} ${call.form.toString()}`;
    const before = kept.get(key);
    if (!before) {
      const answer = answerTo(call);
      kept.set(key, { asked, answer: { ...answer, body: { ...answer.body } } });
      return answer;
    }
    if (before.asked === asked) return before.answer;
    const error = { type: 'idempotency_error', message: 'Keys are for requests with the same parameters' };
    return { status: 400, body: { error } };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    calls.push(call);
    const trouble = troubles.find(({ path, left }) => left > 0 && path.test(`${call.method} ${call.path}`));
    if (trouble) trouble.left -= 1;
    if (trouble?.kind === 'down') return void request.socket.destroy();
    const signedIn = request.headers.authorization === `Bearer ${SECRET_KEY}`;
    const answer = !signedIn
      ? refusal('Invalid API key', undefined, 401)
      : trouble?.kind === 'error'
        ? { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong' } } }
        : trouble?.kind === 'refused'
          ? refusal('This charge can no longer be refunded', 'charge_not_refundable')
          : trouble?.kind === 'declined'
            ? refusal('Your card was declined.', 'card_declined', 402)
            : answerOnce(call);
    if (trouble?.kind === 'lost') return void request.socket.destroy();
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Request-Id': 'req_test' });
    response.end(JSON.stringify(answer.body));
  }

  /** The page of a session; posted to, it pays as a guest with a good card does, and goes on to the shop. */
  async function showCheckout(id: string, request: IncomingMessage, response: ServerResponse) {
    const session = account.sessions.get(id);
    if (session?.status === 'open' && request.method === 'POST') {
      const days = Number((await readCall(request)).form.get('days') ?? NaN) || undefined;
      const event = eventOf('checkout.session.completed', account.pay(id, undefined, days));
      // Stripe waits for the answer for a while before it sends the guest back, and does so whatever that is.
      if (shop !== undefined) await tell(shop, event);
      return void response.writeHead(303, { Location: session.success_url }).end();
    }
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(session ? 200 : 404, headers).end(checkoutPage(session, account.isHeld(id)));
  }

  /** A guest presses “pay” in the form on the shop's page; the script of the stand-in asks, as Stripe's does. */
  async function confirm(id: string, request: IncomingMessage, response: ServerResponse) {
    const card = (await readCall(request)).form.get('card') ?? '';
    const answer = ((): ApiAnswer => {
      const session = account.sessions.get(id);
      if (session?.status !== 'open') return refusal('This payment session has expired or was completed.');
      if (card.replaceAll(' ', '').endsWith('0002'))
        return refusal('Your card was declined.', 'card_declined', 402);
      if (card === '') return refusal('Your card number is incomplete.');
      return { status: 200, body: account.pay(id) };
    })();
    if (answer.status === 200 && shop !== undefined)
      await tell(shop, eventOf('checkout.session.completed', answer.body));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith(CONFIRM))
      return void confirm(path.slice(CONFIRM.length).split('/')[0] ?? '', request, response);
    if (!path.startsWith(CHECKOUT)) return void handle(request, response);
    void showCheckout(path.slice(CHECKOUT.length), request, response);
  });
  return {
    url,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    account,
    calls,
    trouble: (path, kind, times = Infinity) => void troubles.push({ path, kind, left: times }),
    recover: () => void (troubles = []),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function tell(shop: string, event: object): Promise<void> {
  const { path, ...sent } = deliveryOf(event);
  await fetch(`${shop}${path}`, { method: 'POST', ...sent });
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: pathname,
    form: request.method === 'POST' ? new URLSearchParams(body) : searchParams,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}
