import { z } from 'zod';
import { TASK_KINDS } from '../../shared/domain/turnover/task';
import { data, day, id, instant, requiredText, rowId, staySpan, text } from '../fields';
import { route, type RouteTable } from '../route';

/** What names a task: `clean:R-7F3K9M2XWB`, `maintenance:12`. */
export const taskKey = z
  .string()
  .max(160)
  .regex(/^[a-z-]+:[\w:-]+$/, 'must name a task');
const time = z.string().nullable();
/** The number of a row; null for none. */
const rowNumber = z.int().min(1).nullable();

export const NextParty = z.strictObject({
  reference: z.string().nullable().describe('Null where another channel has sold the stay.'),
  arrival: day,
  guests: z.int().nullable().describe('Null where a channel does not say.'),
  nights: z.int(),
  extras: z.array(z.string()).readonly(),
});

/** What both managers and housekeepers see of a task. */
export const taskFields = {
  key: taskKey,
  kind: z.enum(TASK_KINDS),
  day,
  apartmentId: z.string(),
  apartmentName: z.string(),
  from: time.describe('From when nobody is in the apartment; null where nobody has to leave.'),
  lateCheckOut: z.boolean().describe('Whether that is later than usual, because it was sold.'),
  by: time.describe('When guests come on that day; null where nobody does.'),
  earlyCheckIn: z.boolean().describe('Whether that is earlier than usual, because it was sold.'),
  text: z.string().nullable().describe('What is to be done, of maintenance.'),
  note: z.string().nullable().describe('For whoever does it, from a manager.'),
  done: z.boolean(),
  late: z.boolean().describe('Whether it should have been done on an earlier day.'),
};

const Task = z.strictObject({
  ...taskFields,
  reference: z.string().nullable(),
  next: NextParty.nullable().describe('Who comes next into the apartment, or who is there.'),
  assignee: rowNumber.describe('Number of a housekeeper; null while it is nobody’s by name.'),
  doneAt: instant.nullable(),
  doneBy: z.string().nullable(),
  photo: rowNumber.describe('Number of the photo of what was done.'),
});
/** A task as managers see it. */
export type Task = z.infer<typeof Task>;

const Problem = z.strictObject({
  id: z.int(),
  apartmentId: z.string(),
  apartmentName: z.string(),
  reference: z.string().nullable(),
  text: z.string(),
  photo: rowNumber,
  by: z.string(),
  at: instant,
});
/** Something wrong in an apartment that nobody has solved. */
export type Problem = z.infer<typeof Problem>;

const Turnover = z.strictObject({
  day,
  today: day,
  tasks: z.array(Task).describe('The most urgent first.'),
  problems: z.array(Problem).describe('Those that nobody has solved, whatever day they are of.'),
  housekeepers: z
    .array(z.strictObject({ id: z.int(), name: z.string(), apartments: z.array(z.string()).nullable() }))
    .describe('Who can be given a task.'),
});
/** The work between stays on a day. */
export type Turnover = z.infer<typeof Turnover>;

const TaskChange = z.strictObject({
  task: taskKey,
  day: day.describe('On which the task is.'),
  assignee: rowNumber.optional(),
  note: text(500).optional(),
  done: z.boolean().optional(),
});
/** What a manager says about a task; what is not named stays as it is. */
export type TaskChange = z.output<typeof TaskChange>;

const Maintenance = z.strictObject({ apartmentId: id, day, text: requiredText(500) });
/** Something that a manager asks for. */
export type Maintenance = z.output<typeof Maintenance>;

const Numbered = z.strictObject({ id: rowId });
const IN_TIME = 'Guests have not left by then.';

/** The work between stays: as the panel plans it. */
export const turnoverRoutes = {
  'GET /booking-rules/turnover': route({
    summary: 'Read the work between stays on a day, and what is wrong in apartments',
    access: 'reservations.read',
    handler: 'turnover.find',
    query: z.strictObject({ day: day.optional() }),
    answer: data(Turnover),
  }),
  'POST /booking-rules/turnover/task': route({
    summary: 'Say whose a task is, that it is done, or what to bear in mind',
    access: 'reservations.manage',
    handler: 'turnover.change',
    body: data(TaskChange),
    answer: data(Task),
    errors: { 400: IN_TIME, 404: 'There is no such task on that day, or no such housekeeper.' },
  }),
  'POST /booking-rules/turnover/maintenance': route({
    summary: 'Ask for maintenance in an apartment on a day',
    access: 'reservations.manage',
    handler: 'turnover.addMaintenance',
    body: data(Maintenance),
    status: 201,
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: 'There is no such apartment.' },
  }),
  'DELETE /booking-rules/turnover/maintenance/{id}': route({
    summary: 'Take maintenance back that was asked for',
    access: 'reservations.manage',
    handler: 'turnover.removeMaintenance',
    params: Numbered,
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: 'There is none with this number.' },
  }),
  'POST /booking-rules/turnover/problems/{id}/solve': route({
    summary: 'Say that a problem is solved',
    access: 'reservations.manage',
    handler: 'turnover.solve',
    params: Numbered,
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: 'There is no open problem with this number.' },
  }),
  'POST /booking-rules/turnover/problems/{id}/block': route({
    summary: 'Block nights of the apartment in which something is wrong',
    access: 'reservations.manage',
    handler: 'turnover.block',
    params: Numbered,
    body: data(
      z
        .strictObject({ checkIn: day, checkOut: day })
        .refine((span) => staySpan.safeParse({ ...span, apartmentId: 'x' }).success, {
          error: 'must be after the first night, by no more than a stay is long',
          path: ['checkOut'],
        }),
    ),
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: 'There is no open problem with this number.', 409: 'One of the nights is taken.' },
  }),
  'GET /booking-rules/turnover/photos/{id}': route({
    summary: 'Look at a photo of what was done, or of a problem',
    access: 'reservations.read',
    handler: 'turnover.photo',
    params: Numbered,
    personal: true,
    answer: data(z.strictObject({ image: z.string().describe('A data URL, WebP.'), at: instant })),
    errors: { 404: 'There is no such photo, or it was deleted after its time.' },
  }),
} satisfies RouteTable;
