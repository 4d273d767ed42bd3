import type { Stay } from 'booking-rules/shared/stay';
import type { Random } from './random';
import type { Answered, Target } from './target';

/** A reservation that a client was given. */
export interface Given {
  reference: string;
  email: string;
}

/** A block that a client made, or the freeing of one, of which the answer never came. */
export interface Block extends Stay {
  apartmentId: string;
  doubtful: boolean;
}

/** What all clients share. */
export interface World {
  targets: readonly Target[];
  /** Token of a manager. */
  token: string;
  apartments: readonly string[];
  /** First day and number of days in which everything happens. */
  firstDay: string;
  days: number;
  given: Given[];
  blocks: Block[];
  /** Answers that no client should ever get. */
  surprises: string[];
  operations: Map<string, number>;
  stopped: boolean;
}

/** One client with its own chance and its own keys. */
export interface Client {
  world: World;
  name: string;
  random: Random;
  count: number;
}

/** One of the servers, at random. */
export function anyTarget({ world, random }: Client): Target {
  const target = random.oneOf(world.targets);
  if (!target) throw new Error('There is no server');
  return target;
}

/** Notes what was done and, when it is none of those expected, what was answered. */
export function note({ world }: Client, what: string, answer: Answered | null, expected: number[]): boolean {
  const status = answer?.status ?? 0;
  const label = `${what} ${status === 0 ? 'unanswered' : status}`;
  world.operations.set(label, (world.operations.get(label) ?? 0) + 1);
  if (answer && !expected.includes(status)) {
    world.surprises.push(`${what} was answered ${status}: ${answer.body.error?.message ?? ''}`);
  }
  return status >= 200 && status < 300;
}
