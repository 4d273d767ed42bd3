/** Somebody who cleans, as far as it decides which tasks are theirs. */
export interface Housekeeper {
  id: number;
  /** Public ids of the apartments that they look after; null for all. */
  apartments: readonly string[] | null;
}

/** A task as far as it decides whose it is. */
interface Assignable {
  apartmentId: string;
  /** Whose it is made by hand; null while nobody has said. */
  assignee: number | null;
}

/**
 * Whether a task is on somebody's list: given to them, or given to nobody and in an apartment that they look after.
 * Whoever is given a task sees it alone.
 */
export function isTaskOf({ apartmentId, assignee }: Assignable, { id, apartments }: Housekeeper): boolean {
  if (assignee !== null) return assignee === id;
  return apartments === null || apartments.includes(apartmentId);
}

/** Letters of a photo in base64 at most: housekeepers send it with what they say, over connections that are bad. */
export const LONGEST_PHOTO = 220_000;
