// Loaded into a server: keeps its event loop from turning, again and again, while there is the file BLOCKED_WHILE.
import { existsSync } from 'node:fs';

const BLOCKED_MS = 120;
const FREE_MS = 20;

setInterval(() => {
  if (!existsSync(process.env.BLOCKED_WHILE ?? '')) return;
  for (const end = performance.now() + BLOCKED_MS; performance.now() < end;);
}, FREE_MS).unref();
