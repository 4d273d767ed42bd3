import { z } from 'zod';
import { LONGEST_PHOTO } from '../../shared/domain/turnover/housekeeper';
import { LANGUAGES } from '../../shared/format/language';
import { data, day, requiredText } from '../fields';
import { route, type RouteTable } from '../route';
import { NextParty, taskFields, taskKey } from './turnover';

/** What a link carries. */
const token = z.string().min(1).max(100);

/** A small picture in base64: the page makes it small enough before it is sent. */
const photo = z
  .string()
  .max(LONGEST_PHOTO, 'is too large')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be a picture in base64')
  .optional();

const Task = z.strictObject({
  ...taskFields,
  area: z.string(),
  next: NextParty.omit({ reference: true })
    .nullable()
    .describe('Who comes next, or who is there: never their name.'),
  hasPhoto: z.boolean(),
  problems: z.array(z.string()).describe('What was reported of the apartment and is not solved.'),
});
/** A task as whoever does it sees it. */
export type HousekeepingTask = z.infer<typeof Task>;

const List = z.strictObject({
  name: z.string().describe('Of the housekeeper.'),
  language: z.enum(LANGUAGES),
  today: day,
  tomorrow: day,
  tasks: z.array(Task).describe('Their own of these two days, the most urgent first.'),
});
/** What somebody has to do today and tomorrow. */
export type HousekeepingList = z.infer<typeof List>;

const CLOSED = 'The link is closed, or was never one. Which of both is not said.';

/** The list of a housekeeper, by the link that is theirs alone. */
export const housekeepingRoutes = {
  'POST /api/housekeeping/list': route({
    summary: 'Read what a housekeeper has to do today and tomorrow',
    access: 'public',
    handler: 'housekeeping.list',
    body: data(z.strictObject({ token })),
    personal: true,
    answer: data(List),
    errors: { 404: CLOSED },
  }),
  'POST /api/housekeeping/done': route({
    summary: 'Say that a task is done, or that it is not',
    access: 'public',
    handler: 'housekeeping.done',
    body: data(
      z.strictObject({
        token,
        task: taskKey,
        day: day.describe('On which the task is, as the list says.'),
        done: z.boolean(),
        photo,
      }),
    ),
    personal: true,
    answer: data(List),
    errors: {
      400: 'It is not to be done before its day, or the photo is none.',
      404: 'The link is closed, or the task is not theirs.',
    },
  }),
  'POST /api/housekeeping/problems': route({
    summary: 'Report what is wrong in an apartment',
    access: 'public',
    handler: 'housekeeping.report',
    body: data(
      z.strictObject({
        token,
        request: z.uuid().describe('Made by whoever reports: sent again, it is the same problem.'),
        task: taskKey,
        day,
        text: requiredText(1_000),
        photo,
      }),
    ),
    personal: true,
    answer: data(List),
    errors: { 400: 'The photo is none.', 404: 'The link is closed, or the task is not theirs.' },
  }),
} satisfies RouteTable;

/** What is reported of an apartment. */
export type ProblemReport = z.output<
  (typeof housekeepingRoutes)['POST /api/housekeeping/problems']['body']
>['data'];
/** What is said of a task. */
export type DoneReport = z.output<(typeof housekeepingRoutes)['POST /api/housekeeping/done']['body']>['data'];
