import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { startCopy, type House, type Model } from '../house.js';

/** A copy of the demo whose clock a journey moves. */
export interface HouseOfItsTime {
  house: House;
  /** Moves its clock, and that of a guest's device, to a moment. */
  itIs(context: BrowserContext, at: Date): Promise<void>;
}

/** Starts a copy of the demo whose clock a journey moves; mails are then read of this one. */
export async function startHouseOfItsTime(differences: Record<string, string> = {}): Promise<HouseOfItsTime> {
  const clock = join(await mkdtemp(join(tmpdir(), 'clock-')), 'ahead');
  await writeFile(clock, '0');
  const preload = fileURLToPath(new URL('moved-clock.cjs', import.meta.url));
  const model = JSON.parse(process.env.JOURNEY_MODEL ?? '') as Model;
  const house = await startCopy(model, {
    ...differences,
    ...{ NODE_OPTIONS: `--require "${preload}"`, MOVED_CLOCK: clock },
  });
  const before = process.env.JOURNEY_MAIL_FOLDER;
  process.env.JOURNEY_MAIL_FOLDER = house.mailFolder;
  return {
    house: {
      ...house,
      async stop() {
        process.env.JOURNEY_MAIL_FOLDER = before;
        await house.stop();
      },
    },
    async itIs(context, at) {
      await writeFile(clock, String(at.getTime() - Date.now()));
      await context.clock.setSystemTime(at);
    },
  };
}
