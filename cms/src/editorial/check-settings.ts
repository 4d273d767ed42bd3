import { errors } from '@strapi/utils';
import type { Core, Struct } from '@strapi/strapi';
import {
  accentColourProblem,
  brandColourProblem,
  hexOf,
  type ColourProblem,
  useOnOriginals,
} from 'booking-rules/engine';
import { placeProblems } from './place-problems';

const SITE_SETTING = 'api::site-setting.site-setting';
const PARTS = {
  stays: 'booking.stays',
  holds: 'booking.holds',
  limits: 'booking.unpaid-limits',
  arrivalRule: 'booking.arrival-rule',
} as const;

interface Problem {
  path: string[];
  message: string;
}

/** Refuses settings of stays, holds and the place that cannot work and colours that cannot be read, each with a sentence that says what can be entered. */
export function checkSettings(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { data = {} } = context.params as { data?: Record<string, unknown> };
    if (context.uid !== SITE_SETTING || !['create', 'update'].includes(context.action)) return next();
    const problems = Object.entries(PARTS).flatMap(([name, uid]) => {
      const part = data[name];
      return isPart(part) ? problemsOf(name, part, strapi.getModel(uid).attributes) : [];
    });
    problems.push(...(await placeProblems(strapi, data)));
    if (isPart(data['appearance'])) problems.push(...colourProblems(data['appearance']));
    const [first] = problems;
    if (first) {
      const details = problems.map((problem) => ({ ...problem, name: 'ValidationError' }));
      throw new errors.ValidationError(first.message, { errors: details });
    }
    return next();
  });
}

function problemsOf(
  name: string,
  part: Record<string, unknown>,
  attributes: Struct.ComponentSchema['attributes'],
): Problem[] {
  const problems = Object.entries(attributes).flatMap(([field, attribute]): Problem[] => {
    const value = part[field];
    if (attribute.type !== 'integer' || value === undefined) return [];
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = attribute;
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return [];
    const [from, to] = [min, max].map((bound) => bound.toLocaleString('en'));
    return [{ path: [name, field], message: `Enter a whole number from ${from} to ${to}` }];
  });
  const { paymentHours, reminderHours, addressHours } = part;
  if (Number(reminderHours) >= Number(paymentHours)) {
    problems.push({
      path: [name, 'reminderHours'],
      message: 'The reminder must come before the payment is due. Enter fewer hours, or 0 for none',
    });
  }
  if (Number(addressHours) > Number(paymentHours)) {
    problems.push({
      path: [name, 'addressHours'],
      message: 'An address must be confirmed before the payment is due. Enter fewer hours',
    });
  }
  if (!areWeekdays(part['weekendNights'])) {
    problems.push({
      path: [name, 'weekendNights'],
      message: 'Choose weekdays, each once: Sunday is 0, Saturday 6',
    });
  }
  return problems;
}

/** Colours that could not be read, each with the nearest that can (WCAG 2.2, 1.4.3 and 1.4.11). */
function colourProblems(appearance: Record<string, unknown>): Problem[] {
  const fields: [string, (colour: string) => ColourProblem | null][] = [
    ['brandColour', brandColourProblem],
    ['accentColour', accentColourProblem],
  ];
  return fields.flatMap(([field, problemWith]): Problem[] => {
    const value = appearance[field];
    if (value === undefined || value === null || value === '') return [];
    const path = ['appearance', field];
    const colour = typeof value === 'string' ? hexOf(value) : null;
    if (colour === null) return [{ path, message: 'Enter a colour as six digits, such as #0F5C5C' }];
    const problem = problemWith(colour);
    if (problem === null) return [];
    const { contrast, needed, nearest } = problem;
    return [
      {
        path,
        message: `This colour is too light to be read (contrast ${contrast.toFixed(1)}, needed ${needed}). The nearest that can be read is ${nearest.toUpperCase()}`,
      },
    ];
  });
}

/** True when nothing is said of them, or none is chosen. */
function areWeekdays(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((day) => Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6)
  );
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
