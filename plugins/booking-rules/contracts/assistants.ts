import { z } from 'zod';
import { minorUnits } from './fields';
import { Alternative, Quote, QuoteRequest } from './quotes';
import { route, type RouteTable } from './route';
import { StayQuery, StaySearchResult } from './stays';

const url = z.string().describe('Its page, for the guest.');
const inWords = z.string().describe('The total with its currency, as guests read it.');

/** A home that was found: without pictures, which nobody reads. */
const FoundStay = StaySearchResult.omit({ photos: true, location: true }).extend({
  url,
  totalInWords: inWords.optional(),
});

/** A stay that can be had in place of one that cannot. */
const OtherStay = Alternative.extend({ url, totalInWords: inWords });

/**
 * What assistants can ask by the Model Context Protocol: each tool takes what a route of this contract takes, and is
 * answered by what answers that route. None of them changes a booking.
 */
export const ASSISTANT_TOOLS = {
  search_stays: {
    title: 'Search stays',
    description:
      'Find homes. With dates: those that can be booked, each with its total price including all fees and taxes for availabilityGuestNumber guests. Without dates: all, each with a from-price per night. Ask for dates and guests before you name a price.',
    input: StayQuery,
    output: z.object({
      stays: z.array(FoundStay),
      found: z.int().describe('How many there are on all pages.'),
      page: z.int(),
      pages: z.int(),
      currency: z.string(),
    }),
  },
  explain_stay: {
    title: 'Explain a stay',
    description:
      'Say whether a stay can be booked in one home, and why not where it cannot: minimum stays, closed arrival days, taken nights, notice. Names stays that can be booked instead. Keeps nothing.',
    input: QuoteRequest,
    output: z.object({
      bookable: z.boolean(),
      reasons: z.array(z.string()).describe('Why not, in sentences; empty where it can be booked.'),
      alternatives: z.array(OtherStay),
      total: minorUnits
        .nullable()
        .describe('In the smallest unit of the currency; null where it cannot be booked.'),
      totalInWords: inWords.nullable(),
    }),
  },
  quote_stay: {
    title: 'Quote a stay',
    description:
      'Get a binding price for a stay, with a number under which it is frozen until expiresAt, every line of the price, the payment terms and what cancelling gives back. It reserves nothing: the nights stay free until the guest books them.',
    input: QuoteRequest,
    output: z.object({ quote: Quote, totalInWords: inWords, url: url.describe('Where the guest books it.') }),
  },
  hand_off: {
    title: 'Hand a quote to the guest',
    description:
      'Get the address of the page on which the guest checks a quote and books the stay. Give it to the guest: only they can book. Says so when the price has expired.',
    input: z.strictObject({ number: z.string().max(80).describe('Of a quote, such as Q-7K2MPX4RB0.') }),
    output: z.object({ url, expiresAt: z.string(), totalInWords: inWords }),
  },
} as const;

export type AssistantTool = keyof typeof ASSISTANT_TOOLS;

/** The endpoint of the Model Context Protocol. */
export const assistantRoutes = {
  'POST /mcp': route({
    summary:
      'Search, explain, quote and hand off stays by the Model Context Protocol (streamable HTTP, without sessions)',
    access: 'public',
    handler: 'assistants.answer',
    // One message: a list of them would be as many searches for one request.
    body: z
      .looseObject({ jsonrpc: z.literal('2.0') }, { error: 'must be one message of JSON-RPC 2.0' })
      .describe('A message of JSON-RPC 2.0.'),
    example: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
    answer: 'application/json',
  }),
} satisfies RouteTable;
