// @ts-check
/**
 * Loaded before a server whose clock a journey moves: it is ahead of the machine's by the milliseconds in the file
 * that MOVED_CLOCK names, which is read five times a second. Timers run as they do.
 */
const { readFileSync } = require('node:fs');

const file = process.env.MOVED_CLOCK ?? '';
const MachineDate = Date;
/** Kept: somebody may write `Date.now = Date.now`. */
const machineNow = Date.now;
let ahead = 0;

function read() {
  const said = Number(readFileSync(file, 'utf8'));
  if (Number.isFinite(said)) ahead = said;
}
const now = () => machineNow() + ahead;

if (file !== '') {
  read();
  setInterval(read, 200).unref();
  globalThis.Date = new Proxy(MachineDate, {
    construct: (Target, args, newTarget) =>
      Reflect.construct(
        Target,
        args.length === 0 ? [now()] : args,
        newTarget === globalThis.Date ? Target : newTarget,
      ),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : /** @type {unknown} */ (Reflect.get(target, name))),
  });
}
