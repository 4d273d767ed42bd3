import type { RouteKey } from 'booking-rules/contracts';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import type { Answer } from '../fixture/http';
import type { History, Picker } from './history';

type Reply = Pick<Answer<unknown>, 'status' | 'text'>;

/** What an act has to have done to the folio where it was granted: a sentence for each thing that is otherwise. */
export type Effect = (
  before: Pick<ReservationDetail, 'folio' | 'state'>,
  after: ReservationDetail,
) => string[];

/** What an act came to. */
export interface Done {
  reply: Reply;
  /** What was asked, for whoever reads the trace. */
  said: string;
  effect?: Effect;
}

/** Something that is done to a reservation; null where there is nothing to do it to. */
export type Act = (history: History, pick: Picker, now: ReservationDetail) => Promise<Done | null>;

type ManagerKey = Extract<RouteKey, `POST /booking-rules/reservations/{reference}/${string}`>;
export const MANAGER = 'POST /booking-rules/reservations/{reference}/';

export async function asManager(
  { house, reference }: History,
  act: string,
  data: object | null,
  effect?: Effect,
  params: Record<string, string> = {},
): Promise<Done> {
  const reply = await house.asManager(`${MANAGER}${act}` as ManagerKey, {
    params: { reference, ...params },
    ...(data && { body: { data } }),
  });
  return { reply, said: `${act} ${JSON.stringify(data ?? {})}`, ...(effect && { effect }) };
}

type Folio = ReservationDetail['folio'];

/** What a folio comes to. Money that Stripe gives back is asked for first, and done a moment later: both are gone. */
export const sumsOf = ({ total, paid, asked, deposit }: Folio) => ({ total, here: paid - asked, deposit });
type Sums = Partial<ReturnType<typeof sumsOf>>;

/** Sums of a folio that are not as they should be. */
export function unlike(folio: Folio, wanted: Sums): string[] {
  const sums = sumsOf(folio);
  return (Object.keys(wanted) as (keyof Sums)[])
    .filter((name) => sums[name] !== wanted[name])
    .map((name) => `${name} is ${sums[name]} and not ${wanted[name]}`);
}

/** Nothing but these sums has changed. */
export function only(wanted: (before: ReturnType<typeof sumsOf>) => Sums): Effect {
  return ({ folio }, { folio: after }) => {
    const before = sumsOf(folio);
    return unlike(after, { ...before, ...wanted(before) });
  };
}
