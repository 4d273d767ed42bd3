import { addDays } from 'booking-rules/shared/domain/stay';
import { tokenOf } from '../fixture/confirmed-stay';
import { MONEY_OPERATIONS } from './money-operations';
import { giveBackAtStripe, payAtStripe, reportAgain, troubleStripe } from './card';
import type { Answered } from './target';
import { anyGiven, anyTarget, note, type Client, type Given, type Operation } from './chaos-fixture';

const LONGEST = 5;
const ATTEMPTS = 5;

const PAYMENTS = ['manual', 'manual', 'manual', 'on-arrival', 'stripe', 'stripe'];
/** Guests who come back, and connections that several share: these meet the limits on unpaid stays. */
const REGULARS = 60;
const SHARED_NETWORKS = 4;

function anySpan({ fixture, random }: Client) {
  const checkIn = addDays(fixture.firstDay, random.below(fixture.days));
  const apartmentId = random.oneOf(fixture.apartments) ?? '';
  return { apartmentId, checkIn, checkOut: addDays(checkIn, 1 + random.below(LONGEST)) };
}

/** Somebody new, or one of those who come back. */
function guestOf({ random, name, count }: Client) {
  const index = random.below(REGULARS);
  const isRegular = random.below(3) === 0;
  const [who, phone] = isRegular
    ? [`regular-${index}`, 7_000_000 + index]
    : [`${name}-${count}`, 1_000_000 + random.below(5_999_999)];
  return { firstName: 'Layla', lastName: name, email: `${who}@guests.example`, phone: `+97150${phone}` };
}

/** The address of a connection that many share; undefined for one of their own. */
function addressOf({ random }: Client): string | undefined {
  return random.below(6) === 0 ? `192.0.2.${random.below(SHARED_NETWORKS)}` : undefined;
}

/** Asks with a key until there is an answer: whoever is killed meanwhile, it counts once. */
async function reserveOnce(
  client: Client,
  data: object,
  key: string,
  from: string | undefined,
): Promise<Answered | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const asked = { data, key, ...(from !== undefined && { from }) };
    const answer = await anyTarget(client).ask('POST', '/api/reservations', asked);
    if (answer) return answer;
  }
  return null;
}

/** Quotes and reserves; now and then it sends the same again and must be answered the same. */
const reserve: Operation = async (client) => {
  client.count += 1;
  const { fixture, random, name, count } = client;
  const code = random.below(3) === 0 ? random.oneOf(fixture.codes) : undefined;
  const from = addressOf(client);
  const request = {
    ...{ ...anySpan(client), guests: 1 + random.below(3) },
    ...(code && { promotionCode: code.code }),
  };
  const quoted = await anyTarget(client).ask('POST', '/api/quotes', { data: request });
  // A code that is used up is refused with 400 as soon as that is known.
  if (!note(client, 'quote', quoted, code ? [201, 400, 422] : [201, 422])) return;
  const guest = guestOf(client);
  const { email } = guest;
  const payment = random.oneOf(PAYMENTS);
  const data = { quote: (quoted?.body.data as { number: string }).number, guest, payment };
  const key = `${fixture.firstDay}-${name}-${count}`;
  const answer = await reserveOnce(client, data, key, from);
  if (!note(client, `reserve ${String(payment)}`, answer, [201, 409, 429])) return;
  const { reference } = answer?.body.data as Given;
  fixture.given.push({ reference, email });
  if (random.below(5) > 0) return;
  const again = await reserveOnce(client, data, key, from);
  note(client, 'reserve again', again, [201]);
  if (again?.status === 201 && (again.body.data as Given).reference !== reference) {
    fixture.surprises.push(`the key ${key} gave ${reference} and then another reservation`);
  }
};

const confirmAddress: Operation = async (client) => {
  const given = anyGiven(client);
  if (!given) return;
  const path = `/api/reservations/${given.reference}/address-confirmation`;
  const data = { token: tokenOf(given.reference, given.email) };
  note(client, 'confirm address', await anyTarget(client).ask('POST', path, { data }), [200, 409]);
};

const cancel: Operation = async (client) => {
  const given = anyGiven(client);
  if (!given) return;
  const path = `/api/reservations/${given.reference}/cancellation`;
  const answer = await anyTarget(client).ask('POST', path, { data: { email: given.email } });
  note(client, 'cancel', answer, [200, 400]);
};

/** Something that a manager does to any reservation. */
function manage(
  action: string,
  expected: number[],
  dataOf: (client: Client) => object | undefined,
): Operation {
  return async (client) => {
    const { fixture } = client;
    const given = anyGiven(client);
    if (!given) return;
    const path = `/booking-rules/reservations/${given.reference}/${action}`;
    const data = dataOf(client);
    const asked = { token: fixture.token, ...(data && { data }) };
    note(client, action, await anyTarget(client).ask('POST', path, asked), expected);
  };
}

const block: Operation = async (client) => {
  const { fixture } = client;
  const span = anySpan(client);
  const asked = { token: fixture.token, data: span };
  const answer = await anyTarget(client).ask('POST', '/booking-rules/nights/block', asked);
  const done = note(client, 'block', answer, [200, 409]);
  if (done || answer === null) fixture.blocks.push({ ...span, doubtful: answer === null });
};

/** Frees a block as a whole; nobody else has it, so it is there. */
const free: Operation = async (client) => {
  const { fixture, random } = client;
  const index = random.below(fixture.blocks.length);
  const [span] = fixture.blocks.splice(index, 1);
  if (!span || span.doubtful) {
    if (span) fixture.blocks.push(span);
    return;
  }
  const { apartmentId, checkIn, checkOut } = span;
  const asked = { token: fixture.token, data: { apartmentId, checkIn, checkOut } };
  const answer = await anyTarget(client).ask('POST', '/booking-rules/nights/free', asked);
  note(client, 'free', answer, [200]);
  if (answer === null) fixture.blocks.push({ ...span, doubtful: true });
};

const nothing = (): undefined => undefined;

/** What happens, as often as it stands here. */
export const OPERATIONS: readonly Operation[] = [
  ...Array<Operation>(8).fill(reserve),
  ...Array<Operation>(3).fill(confirmAddress),
  ...Array<Operation>(3).fill(cancel),
  ...Array<Operation>(4).fill(payAtStripe),
  giveBackAtStripe,
  reportAgain,
  troubleStripe,
  manage('release', [200, 400], nothing),
  manage('accept', [200, 400, 422], nothing),
  manage('decline', [200, 400], nothing),
  manage('confirm', [200, 400, 409], nothing),
  manage('paid', [200, 400], nothing),
  manage('cancel', [200, 400], ({ random }) => ({ refund: random.oneOf(['ladder', 'full', 'none']) })),
  ...MONEY_OPERATIONS,
  ...Array<Operation>(4).fill(manage('move', [200, 400, 409, 422], anySpan)),
  block,
  block,
  free,
];
