import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const STEPS = fileURLToPath(new URL('.', import.meta.url));
const PATIENCE_MS = 5_000;

const project = mkdtempSync(join(tmpdir(), 'watched-'));
writeFileSync(
  join(project, 'tsconfig.json'),
  '{ "compilerOptions": { "outDir": "out" }, "files": ["a.ts"] }',
);
writeFileSync(join(project, 'a.ts'), 'export const a = 1;\n');
after(() => rmSync(project, { recursive: true, force: true }));

/** Programs that have the project in their command line. */
const atWork = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').includes(project);
      } catch {
        return false;
      }
    });

const skip = process.platform !== 'linux' && 'it looks for programs in /proc';

test('a watching compiler ends with the script that started it', { skip }, async () => {
  const script = `
    const { watchCompile } = await import(${JSON.stringify(join(STEPS, 'develop.mjs'))});
    const { stopOnSignals } = await import(${JSON.stringify(join(STEPS, 'stop.mjs'))});
    stopOnSignals({ exitCode: 0 });
    await watchCompile(process.argv[1]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Watching for file changes')) break;
  assert.ok(atWork().length >= 2, 'the script and its compiler are at work');
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  const until = Date.now() + PATIENCE_MS;
  while (atWork().length > 0 && Date.now() < until) await pause(50);
  const left = atWork();
  // One that is left would keep this test's output open for ever.
  for (const pid of left) process.kill(Number(pid));
  assert.deepEqual(left, []);
});
