import { z } from 'zod';
import { numberOrOff, trueOrFalse } from '../configuration/values';

/** What is limited, each apart from the others. */
export const LIMITED = [
  'sign-in',
  'registration',
  'reset',
  'enquiry',
  'quote',
  'reservation',
  'look-up',
  'assistant',
] as const;
export type Limited = (typeof LIMITED)[number];

/** So many requests from one address in so many seconds. */
export interface Limit {
  requests: number;
  seconds: number;
}

/** What is limited and how; null where it is not. */
export type RateLimits = Record<Limited, Limit | null>;

const limit = (usual: string, wanted = 'must be off, or requests/seconds such as 20/300') =>
  z
    .string()
    .regex(/^(off|[1-9]\d{0,5}\/[1-9]\d{0,5})$/, wanted)
    .default(usual)
    .transform((text): Limit | null => {
      const [requests = 0, seconds = 0] = text.split('/').map(Number);
      return text === 'off' ? null : { requests, seconds };
    });

/** The settings of the limits, as the environment holds them. */
export const rateLimitSettings = {
  RATE_LIMITS: trueOrFalse.default(true),
  RATE_LIMIT_SIGN_IN: limit('20/300'),
  RATE_LIMIT_REGISTRATION: limit('10/3600'),
  RATE_LIMIT_RESET: limit('10/3600'),
  RATE_LIMIT_ENQUIRY: limit('10/3600'),
  RATE_LIMIT_QUOTE: limit('240/60'),
  RATE_LIMIT_RESERVATION: limit('60/600'),
  RATE_LIMIT_LOOK_UP: limit('120/600'),
  RATE_LIMIT_ASSISTANT: limit('120/60'),
  SEARCHES_AT_ONCE: numberOrOff(20),
  RATE_LIMIT_ACCOUNT: limit('5/900', 'must be off, or tries/longest wait in seconds such as 5/900'),
};

type Values = z.output<z.ZodObject<typeof rateLimitSettings>>;

/** The limits that the settings name; none at all when they are switched off as a whole. */
export function rateLimitsOf(values: Values): RateLimits {
  const on = (limit: Limit | null): Limit | null => (values.RATE_LIMITS ? limit : null);
  return {
    'sign-in': on(values.RATE_LIMIT_SIGN_IN),
    registration: on(values.RATE_LIMIT_REGISTRATION),
    reset: on(values.RATE_LIMIT_RESET),
    enquiry: on(values.RATE_LIMIT_ENQUIRY),
    quote: on(values.RATE_LIMIT_QUOTE),
    reservation: on(values.RATE_LIMIT_RESERVATION),
    'look-up': on(values.RATE_LIMIT_LOOK_UP),
    assistant: on(values.RATE_LIMIT_ASSISTANT),
  };
}

/** Searches and rendered pages of one network that may wait or be done at once; null for any number. */
export function searchesAtOnceOf(values: Values): number | null {
  return values.RATE_LIMITS ? values.SEARCHES_AT_ONCE : null;
}

/** Wrong passwords for one account before waits begin, and how long these get in seconds; null without such waits. */
export function accountLimitOf(values: Values): Limit | null {
  return values.RATE_LIMITS ? values.RATE_LIMIT_ACCOUNT : null;
}
