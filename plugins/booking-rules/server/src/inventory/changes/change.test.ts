import fc from 'fast-check';
import { changesOf, payloadsOf, type Change } from './change';
import { createChangeSender } from './change-sender';

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('nights' as const), apartmentId: fc.string({ maxLength: 80 }) }),
  fc.record(
    {
      ...{ kind: fc.constant('content' as const), uid: fc.string({ maxLength: 80 }), documentId: fc.uuid() },
      only: fc.constant('rates' as const),
    },
    { requiredKeys: ['kind'] },
  ),
);
const nights = (count: number): Change[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'nights', apartmentId: `flat-${index}` }));

/** A sender whose messages are kept, or refused while `broken`. */
function recorded() {
  const state = { broken: false, sent: [] as string[][], warnings: 0 };
  const send = async (payloads: string[]): Promise<void> => {
    await new Promise(setImmediate);
    if (state.broken) throw new Error('no connection');
    state.sent.push(payloads);
  };
  return { state, sender: createChangeSender('me', send, () => (state.warnings += 1)) };
}

const heard = (payloads: string[]): Change[] => payloads.flatMap((payload) => changesOf(payload, 'another'));

describe('payloads', () => {
  test('hold all changes and none is too large for NOTIFY', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 400 }), (some) => {
        const payloads = payloadsOf('me', some);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
        expect(heard(payloads)).toEqual(JSON.parse(JSON.stringify(some)));
      }),
    );
  });

  test('tell of a change that fits into none as a change of anything', () => {
    const payloads = payloadsOf('me', [{ kind: 'content', uid: 'é'.repeat(5_000) }]);
    expect(heard(payloads)).toEqual([{ kind: 'content' }]);
  });

  test('of this process itself are passed over', () => {
    expect(changesOf(payloadsOf('me', nights(1))[0], 'me')).toEqual([]);
  });

  test.each([
    undefined,
    '',
    'nonsense',
    'null',
    '[]',
    '{"from":1,"changes":[]}',
    '{"from":"x","changes":[{"kind":"?"}]}',
  ])('that nobody understands (%p) may be any change', (payload) =>
    expect(changesOf(payload, 'me')).toEqual([{ kind: 'content' }]),
  );
});

describe('the sender', () => {
  test('sends what came quickly together, each change once', async () => {
    const { state, sender } = recorded();
    for (const change of [...nights(300), ...nights(300)]) sender.send(change);
    await sender.stop();
    expect(state.sent.length).toBeLessThanOrEqual(2);
    expect(new Set(heard(state.sent.flat()).map((change) => JSON.stringify(change))).size).toBe(300);
    expect(heard(state.sent.flat()).length).toBeLessThanOrEqual(301);
  });

  test('tells of thousands of changes as one of anything', async () => {
    const { state, sender } = recorded();
    for (const change of nights(5_000)) sender.send(change);
    await sender.stop();
    expect(heard(state.sent.flat())).toContainEqual({ kind: 'content' });
    expect(heard(state.sent.flat()).length).toBeLessThan(10);
  });

  test('sends what could not be sent once it can, and no change is lost', async () => {
    const { state, sender } = recorded();
    state.broken = true;
    sender.send({ kind: 'nights', apartmentId: 'first' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    sender.send({ kind: 'nights', apartmentId: 'second' });
    state.broken = false;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(state.warnings).toBe(1);
    expect(heard(state.sent.flat()).map((change) => 'apartmentId' in change && change.apartmentId)).toEqual([
      'first',
      'second',
    ]);
    await sender.stop();
  });
});
