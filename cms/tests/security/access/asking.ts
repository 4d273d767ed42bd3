import { STAFF, type Caller, type CallerName } from './callers';
import type { Subjects } from './subjects';

/** One request of the walk. Where it says nothing the body is `{}`, which is refused as nonsense past the door. */
export interface Asked {
  path: string;
  body?: string | object;
  headers?: Record<string, string>;
}

/** What a route is asked by a caller: an address that is there, and as little as shows whether they may. */
export type Request = (about: Subjects, caller: Caller) => Asked | Promise<Asked>;

export const isStaff = ({ name }: Caller): boolean => (STAFF as readonly CallerName[]).includes(name);

/** What is there and stays: nothing is said about it that could be kept. */
export const known = (path: string, what: keyof Subjects, body: object = {}): Request => {
  return (about) => ({ path: path.replace(':id', about[what]), body });
};

/** What is lost when the caller may: of whom it is sure that they may not, the one that is kept will do. */
export const lost = (path: string, what: keyof Subjects, fresh: () => Promise<string>): Request => {
  return async (about, caller) => ({
    path: path.replace(':id', isStaff(caller) ? await fresh() : about[what]),
  });
};
