import type { Stay } from 'booking-rules/shared/stay';
import type { StripeServer } from '../stripe/stripe-server';
import type { StripeEvent } from '../stripe/webhooks';
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

export interface Code {
  code: string;
  useLimit: number;
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
  /** Where cards are paid, and money goes back. */
  stripe: StripeServer;
  /** What it has still to report, because nobody answered that it was heard. */
  unheard: StripeEvent[];
  /** Reservations of which a part was given back on its own pages. */
  givenBackAtStripe: Set<string>;
  /** Promotion codes, each with its limit of uses. */
  codes: readonly Code[];
  given: Given[];
  blocks: Block[];
  /** Answers that no client should ever get. */
  surprises: string[];
  operations: Map<string, number>;
  /** How often the house was befallen. */
  disasters: number;
  /** How often all promises were looked at meanwhile. */
  looks: number;
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

/** Mostly one of those that were reserved lately, of which most still stand. */
export function anyGiven({ world: { given }, random }: Client): Given | undefined {
  const lately = random.below(4) > 0 ? given.slice(-40) : given;
  return random.oneOf(lately);
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

/** Something that a client does. */
export type Operation = (client: Client) => Promise<void>;
