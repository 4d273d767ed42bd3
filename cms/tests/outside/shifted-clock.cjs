// Preloaded into a server under test (NODE_OPTIONS), so that days pass when a test says so: it sends
// { type: 'clock', shift } with the milliseconds by which the server is ahead, and is answered the same.
const Real = Date;
const realNow = Date.now;
let shift = Number(process.env.CLOCK_SHIFT ?? 0);
const now = () => realNow() + shift;

globalThis.Date = new Proxy(Real, {
  construct: (_, parts, made) => Reflect.construct(Real, parts.length === 0 ? [now()] : parts, made),
  apply: () => new Real(now()).toString(),
});
Real.now = now;

process.on('message', (/** @type {{ type?: string, shift?: number }} */ message) => {
  if (message.type !== 'clock') return;
  shift = Number(message.shift);
  process.send?.(message);
});
// It keeps no server from ending.
process.channel?.unref();
