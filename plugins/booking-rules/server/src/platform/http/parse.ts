import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { z } from 'zod';

/**
 * Input in the shape that a schema wants.
 * @throws ValidationError (400) with `details.errors: [{ path, message, name }]`
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const found = parsed.error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => fieldError([...path, key], `${key} is not known here`))
      : [fieldError(path, message)],
  );
  throw new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found });
}

/** The parsed body of a request; Strapi's body middleware puts it there. */
export function bodyOf({ request }: Context): unknown {
  return 'body' in request ? request.body : undefined;
}

/** A 400 about one field of the body. */
export function invalidField(field: string, message: string): Error {
  return new errors.ValidationError(message, {
    errors: [fieldError(['data', ...field.split('.')], message)],
  });
}

function fieldError(path: PropertyKey[], message: string) {
  return { path: path.map(String), message, name: 'ValidationError' };
}
