/** An answer of Stripe's API. */
export interface ApiAnswer {
  status: number;
  body: object;
}

/** Stripe's refusal of a request. */
export function refusal(message: string, code?: string, status = 400): ApiAnswer {
  const type =
    status === 401 ? 'authentication_error' : status === 402 ? 'card_error' : 'invalid_request_error';
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } };
}
