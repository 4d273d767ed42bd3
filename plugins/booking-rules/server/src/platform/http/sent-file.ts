import { basename } from 'node:path';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** A file that came with a form; it is gone when the request is over. */
export interface SentFile {
  /** Where it lies. */
  path: string;
  /** How its sender calls it, for people to read: never part of a path. */
  name: string;
}

const LONGEST_NAME = 200;

/**
 * The one file that a form sends in its field `file`.
 * @throws ValidationError (400) when there is none, or more than one
 */
export function sentFileOf({ request }: Context): SentFile {
  const files = 'files' in request ? (request.files as Record<string, unknown> | undefined) : undefined;
  const sent = files?.['file'];
  if (Array.isArray(sent)) throw new errors.ValidationError('Send one file at a time');
  if (!isFile(sent)) throw new errors.ValidationError('Send a form with a file in its field "file"');
  const bare = basename((sent.originalFilename ?? '').replaceAll('\\', '/'));
  const name = bare.replace(/\p{C}/gu, '').slice(-LONGEST_NAME);
  return { path: sent.filepath, name: name === '' ? 'file' : name };
}

function isFile(sent: unknown): sent is { filepath: string; originalFilename?: string | null } {
  return typeof sent === 'object' && sent !== null && 'filepath' in sent && typeof sent.filepath === 'string';
}
