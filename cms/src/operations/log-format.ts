import { format, type Logform } from 'winston';
import { requestId } from './request-log';

const EMAIL_ADDRESS = /[\w.+-]+@([\w-]+\.)+[\w-]+/g;

/** Addresses of people have no place in a log: what is left says that there was one. */
export function withoutPeople(text: string): string {
  return text.replace(EMAIL_ADDRESS, '[email address]');
}

/** Adds the request's id, and takes people out. */
const cleaned = format((info) => {
  const id = requestId();
  if (id !== undefined) info['request'] = id;
  if (typeof info.message === 'string') info.message = withoutPeople(info.message);
  if (typeof info['stack'] === 'string') info['stack'] = withoutPeople(info['stack']);
  return info;
});

/**
 * How lines of the log look.
 * @param kind `json` is one object a line, for whatever collects logs; `text` is for people
 */
export function logFormat(kind: 'json' | 'text'): Logform.Format {
  const common = [format.errors({ stack: true }), cleaned()];
  if (kind === 'json') return format.combine(...common, format.timestamp(), format.json());
  return format.combine(
    ...common,
    format.timestamp({ format: 'YYYY-MM-DD HH:mm:ss.SSS' }),
    format.printf(({ timestamp, level, message, stack, request }) => {
      const id = typeof request === 'string' ? ` (${request.slice(0, 8)})` : '';
      return `[${String(timestamp)}] ${level}: ${typeof stack === 'string' ? stack : String(message)}${id}`;
    }),
  );
}
