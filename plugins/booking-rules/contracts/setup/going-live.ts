import { z } from 'zod';
import type { GoingLiveCheck as DomainCheck } from '../../shared/listing/going-live';
import { data, noQuery } from '../fields';
import { route, type RouteTable } from '../route';

const GoingLiveCheck = z.strictObject({
  id: z.string(),
  title: z.string(),
  done: z.boolean(),
  text: z.string().describe('What was found and, where it is not done, what to do.'),
  link: z.string().nullable().describe('A page of the panel; null where it is mended elsewhere.'),
}) satisfies z.ZodType<DomainCheck>;

/** What a house needs before guests book. */
export const goingLiveRoutes = {
  'GET /booking-rules/going-live': route({
    summary: 'Check what a house needs before guests book',
    access: 'rules.manage',
    handler: 'goingLive.check',
    query: noQuery,
    answer: data(z.array(GoingLiveCheck)),
  }),
} satisfies RouteTable;
