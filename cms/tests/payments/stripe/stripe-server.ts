import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createAccount, refusal, type Account, type ApiAnswer } from './account';

/** The key with which the server under test signs in. */
export const SECRET_KEY = 'sk_test_of_the_tests';

/**
 * What may go wrong at Stripe: `down` breaks connections, `error` is a 500 before anything has happened,
 * `lost` does what is asked and then breaks the connection, `refused` is understood and never granted.
 */
type Trouble = 'down' | 'error' | 'lost' | 'refused';

/** A call that was made of the API. */
interface Call {
  method: string;
  path: string;
  form: URLSearchParams;
  idempotencyKey: string | null;
}

/** A server that speaks the part of Stripe's API that the engine uses. */
export interface StripeServer {
  url: string;
  account: Account;
  calls: Call[];
  /** Lets so many calls to a path go wrong from now on. */
  trouble(path: RegExp, kind: Trouble, times?: number): void;
  /** Ends all trouble. */
  recover(): void;
  stop(): Promise<void>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const account = createAccount();
  const calls: Call[] = [];
  const kept = new Map<string, { asked: string; answer: ApiAnswer }>();
  let troubles: { path: RegExp; kind: Trouble; left: number }[] = [];

  function answerTo({ method, path, form }: Call): ApiAnswer {
    const [, session, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (session !== undefined) {
      return action === undefined ? account.readSession(session) : account.expireSession(session);
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
          : answerOnce(call);
    if (trouble?.kind === 'lost') return void request.socket.destroy();
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Request-Id': 'req_test' });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
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
