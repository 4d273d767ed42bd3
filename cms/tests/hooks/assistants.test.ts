import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ASSISTANT_TOOLS, type AssistantTool } from 'booking-rules/contracts/assistants';
import { createApartment, UID, update } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';

const apartmentId = 'assistant-flat';
const guest = guestOf(server.url);
let client: Client;

beforeAll(async () => {
  await createApartment(apartmentId, { name: 'The Flat of the Assistant' });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
});
afterAll(() => client.close());

/** What a tool answers, in its published shape; a refusal is its sentences. */
async function use(name: AssistantTool, input: object) {
  const answer = await client.callTool({ name, arguments: input as Record<string, unknown> });
  const [content] = answer.content as { type: string; text: string }[];
  if (answer.isError) return { refusal: content?.text ?? '' };
  const { output } = ASSISTANT_TOOLS[name];
  const parsed = output.parse(answer.structuredContent) as Record<string, unknown>;
  expect(JSON.parse(content?.text ?? '')).toEqual(answer.structuredContent);
  return parsed;
}

test('an assistant finds a stay, has it quoted and hands it to the guest, who books it at that price', async () => {
  const { checkIn, checkOut } = stayIn(40, 4);
  const found = await use('search_stays', {
    ...{ availabilityDateStart: checkIn, availabilityDateEnd: checkOut, availabilityGuestNumber: 2 },
    pageSize: 100,
  });
  const { stays } = found as { stays: { apartmentId: string; total: number; url: string }[] };
  const stay = stays.find((one) => one.apartmentId === apartmentId);
  expect((await fetch(stay?.url ?? '')).status).toBe(200);
  const quoted = await use('quote_stay', { apartmentId, checkIn, checkOut, guests: 2 });
  const { quote } = quoted as { quote: { number: string; total: number } };
  expect(quote.total).toBe(stay?.total);
  const { url, totalInWords } = (await use('hand_off', { number: quote.number })) as Record<string, string>;
  const page = await fetch(url ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('The Flat of the Assistant');
  expect(totalInWords).toMatch(/^AED/);
  const booked = await guest.book(reservationFor(quote.number));
  expect(booked.data.total).toBe(quote.total);
});

test('it is told why a stay cannot be booked, in sentences, and what can', async () => {
  const taken = stayIn(80, 3);
  const { number } = await guest.quote({ apartmentId, ...taken, guests: 2 });
  await guest.book(reservationFor(number));
  const asked = { apartmentId, ...taken, guests: 2 };
  const explained = (await use('explain_stay', asked)) as {
    reasons: string[];
    alternatives: { url: string }[];
  };
  expect(explained).toMatchObject({ bookable: false, total: null });
  expect(explained.reasons.join(' ')).toMatch(/is already booked\. Arrive on/);
  expect(explained.alternatives.length).toBeGreaterThan(0);
  expect(await use('quote_stay', asked)).toEqual({ refusal: explained.reasons.join(' ') });
  const free = { apartmentId, ...stayIn(90, 3), guests: 2 };
  expect(await use('explain_stay', free)).toMatchObject({ bookable: true, reasons: [] });
});

test.each([
  ['search_stays', { availabilityDateStart: '2027-01-10' }, /come together/],
  ['quote_stay', { apartmentId, checkIn: 'tomorrow', checkOut: inDays(9), guests: 2 }, /must be a day/],
  ['quote_stay', { apartmentId, ...stayIn(20, 2), guests: 2, promotionCode: 'NONE' }, /NONE/],
  ['quote_stay', { apartmentId, ...stayIn(20, 2), guests: 2, discount: 90 }, /discount/],
  ['explain_stay', { apartmentId, ...stayIn(20, 2), guests: 99 }, /must be/],
  ['hand_off', { number: 'Q-0000000000' }, /There is no quote with this number\./],
] as const)('%s says what is wrong with what it is given', async (tool, input, sentence) => {
  const { refusal } = (await use(tool, input)) as { refusal: string };
  expect(refusal).toMatch(sentence);
  expect(refusal).not.toMatch(/at .*\.js|Error:.*Error/s);
});

test('its tools take and answer what the routes of the contract do, and only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(ASSISTANT_TOOLS));
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(40);
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  }
  const quote = tools.find(({ name }) => name === 'quote_stay');
  expect(Object.keys(quote?.inputSchema.properties ?? {})).toContain('promotionCode');
  expect(client.getServerVersion()?.title).toContain('Dubai');
  expect(client.getInstructions()).toContain('quote');
});

test('it keeps nothing open: no session, no stream, no other method', async () => {
  const headers = { Accept: 'application/json, text/event-stream' };
  const first = await send(server.url, 'post', '/mcp', {
    headers,
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'old', version: '1' },
      },
    },
  });
  expect(first.status).toBe(200);
  expect(first.headers['mcp-session-id']).toBeUndefined();
  expect(first.text).toContain('2025-06-18');
  for (const method of ['get', 'delete'] as const)
    expect((await send(server.url, method, '/mcp', { headers })).status).toBe(405);
  const preflight = await fetch(`${server.url}/mcp`, {
    method: 'OPTIONS',
    headers: {
      ...{ Origin: 'https://assistant.example', 'Access-Control-Request-Method': 'POST' },
      'Access-Control-Request-Headers': 'content-type,mcp-protocol-version',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://assistant.example');
  const broken = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"jsonrpc":',
  });
  expect(broken.status).toBe(400);
  const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const many = await send(server.url, 'post', '/mcp', { headers, body: [listing, listing] });
  expect(many.status).toBe(400);
});

test('llms.txt says in the words of the business what the site is and where stays are found', async () => {
  const setting: unknown = await server.strapi.documents(UID.siteSetting).findFirst({});
  const { documentId, brand } = setting as { documentId: string; brand: string };
  await update(UID.siteSetting, documentId, { brand: 'Harbour Stays' });
  try {
    const { status, headers, text } = await send(server.url, 'get', '/llms.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^# Harbour Stays\n\n> /);
    expect(text).not.toMatch(/Vacationer|undefined|\[object/);
    const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(4);
    for (const url of links) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    expect(text).toContain(`${server.url}/mcp`);
  } finally {
    await update(UID.siteSetting, documentId, { brand });
  }
});
