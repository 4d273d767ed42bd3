import { addDays } from 'booking-rules/shared/stay';
import type { Answered } from './target';
import { tokenOf } from '../fixture/confirmed-stay';
import { anyTarget, note, type Client, type Given } from './world';

const LONGEST = 5;
const ATTEMPTS = 5;

type Operation = (client: Client) => Promise<void>;

function anySpan({ world, random }: Client) {
  const checkIn = addDays(world.firstDay, random.below(world.days));
  const apartmentId = random.oneOf(world.apartments) ?? '';
  return { apartmentId, checkIn, checkOut: addDays(checkIn, 1 + random.below(LONGEST)) };
}

/** Asks with a key until there is an answer: whoever is killed meanwhile, it counts once. */
async function reserveOnce(client: Client, data: object, key: string): Promise<Answered | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await anyTarget(client).ask('POST', '/api/reservations', { data, key });
    if (answer) return answer;
  }
  return null;
}

/** Quotes and reserves; now and then it sends the same again and must be answered the same. */
const reserve: Operation = async (client) => {
  client.count += 1;
  const { world, random, name, count } = client;
  const request = { ...anySpan(client), guests: 1 + random.below(3) };
  const quoted = await anyTarget(client).ask('POST', '/api/quotes', { data: request });
  if (!note(client, 'quote', quoted, [201, 422])) return;
  const email = `${name}-${count}@guests.example`;
  const guest = { firstName: 'Layla', lastName: name, email, phone: '+971 50 123 4567' };
  const data = { quote: (quoted?.body.data as { number: string }).number, guest, payment: 'manual' };
  const key = `${world.firstDay}-${name}-${count}`;
  const answer = await reserveOnce(client, data, key);
  if (!note(client, 'reserve', answer, [201, 409])) return;
  const { reference } = answer?.body.data as Given;
  world.given.push({ reference, email });
  if (random.below(5) > 0) return;
  const again = await reserveOnce(client, data, key);
  note(client, 'reserve again', again, [201]);
  if (again?.status === 201 && (again.body.data as Given).reference !== reference) {
    world.surprises.push(`the key ${key} gave ${reference} and then another reservation`);
  }
};

const confirmAddress: Operation = async (client) => {
  const given = client.random.oneOf(client.world.given);
  if (!given) return;
  const path = `/api/reservations/${given.reference}/address-confirmation`;
  const data = { token: tokenOf(given.reference, given.email) };
  note(client, 'confirm address', await anyTarget(client).ask('POST', path, { data }), [200, 409]);
};

const cancel: Operation = async (client) => {
  const given = client.random.oneOf(client.world.given);
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
    const { world, random } = client;
    const given = random.oneOf(world.given);
    if (!given) return;
    const path = `/booking-rules/reservations/${given.reference}/${action}`;
    const data = dataOf(client);
    const asked = { token: world.token, ...(data && { data }) };
    note(client, action, await anyTarget(client).ask('POST', path, asked), expected);
  };
}

const block: Operation = async (client) => {
  const { world } = client;
  const span = anySpan(client);
  const asked = { token: world.token, data: span };
  const answer = await anyTarget(client).ask('POST', '/booking-rules/nights/block', asked);
  const done = note(client, 'block', answer, [200, 409]);
  if (done || answer === null) world.blocks.push({ ...span, doubtful: answer === null });
};

/** Frees a block as a whole; nobody else has it, so it is there. */
const free: Operation = async (client) => {
  const { world, random } = client;
  const index = random.below(world.blocks.length);
  const [span] = world.blocks.splice(index, 1);
  if (!span || span.doubtful) {
    if (span) world.blocks.push(span);
    return;
  }
  const { apartmentId, checkIn, checkOut } = span;
  const asked = { token: world.token, data: { apartmentId, checkIn, checkOut } };
  const answer = await anyTarget(client).ask('POST', '/booking-rules/nights/free', asked);
  note(client, 'free', answer, [200]);
  if (answer === null) world.blocks.push({ ...span, doubtful: true });
};

const nothing = (): undefined => undefined;

/** What happens, as often as it stands here. */
export const OPERATIONS: readonly Operation[] = [
  ...Array<Operation>(8).fill(reserve),
  ...Array<Operation>(3).fill(confirmAddress),
  ...Array<Operation>(3).fill(cancel),
  manage('release', [200, 400], () => undefined),
  manage('accept', [200, 400], nothing),
  manage('decline', [200, 400], nothing),
  manage('confirm', [200, 400, 409], nothing),
  manage('paid', [200, 400], nothing),
  manage('cancel', [200, 400], ({ random }) => ({ refund: random.oneOf(['ladder', 'full', 'none']) })),
  ...Array<Operation>(4).fill(manage('move', [200, 400, 409, 422], anySpan)),
  block,
  block,
  free,
];
