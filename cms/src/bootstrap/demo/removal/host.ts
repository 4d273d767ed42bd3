import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Core } from '@strapi/strapi';
import { areasOf, chargesOf, engineOf, type DemoContentHost, type DemoCounts } from 'booking-rules/engine';
import type { DemoPart, KeptRecord } from 'booking-rules/contracts/setup/demo-content';
import type { Settings } from '../../../../config/settings';
import { createDefaults } from '../../defaults';
import { readDemo, writeDemo } from '../decide';
import { readEditorialSeed } from '../editorial-seed';
import { placeOfDemo } from '../load';
import { forgetDemo, hasRecords } from '../records';
import { readSeed } from '../seed-files';
import type { WholeSeed } from './groups';
import { demoPictures } from './pictures';
import { planRemoval, type RemovalPlan } from './plan';
import { removeDemoContent } from './remove';

/** By then a demo of an earlier version was there, which did not write down when. */
const LOADED_IN_MS = 30 * 60_000;
const run = promisify(execFile);

/** The demo content for the panel (implements DemoContentHost). */
export const createDemoContentHost = (strapi: Core.Strapi): DemoContentHost => {
  const { folders }: Settings = strapi.config.get('settings');

  async function read(): Promise<{ seed: WholeSeed; loadedBy: number }> {
    const state = await readDemo(strapi);
    if (!state) throw new Error('There is no demo content');
    const [seed, editorial] = await Promise.all([readSeed(folders.seed), readEditorialSeed(folders.seed)]);
    const pack = await placeOfDemo(strapi);
    const ofPlace = { place: pack.place, areas: areasOf(pack), charges: chargesOf(pack) };
    const loadedBy = state.loadedAt ?? state.begunAt + LOADED_IN_MS;
    return { seed: { ...seed, editorial, ...ofPlace }, loadedBy };
  }

  return {
    async state() {
      const state = (await readDemo(strapi))?.state ?? 'never';
      if (state === 'never') return 'none';
      // Its apartments and reviews were replaced by hand: the rest is still there to be removed.
      return state === 'removed' && (await hasRecords(strapi)) ? 'loaded' : state;
    },

    async setState(next) {
      const state = await readDemo(strapi);
      if (state) await writeDemo(strapi, { ...state, state: next });
    },

    async look(keep: readonly DemoPart[], account: number) {
      const { seed, loadedBy } = await read();
      const plan = await planRemoval(strapi, seed, loadedBy, keep, account);
      const pictures = await demoPictures(strapi, seed, loadedBy);
      const apartments = plan.documents.filter(
        ({ group, why }) => group.kind === 'apartments' && (why === null || why === 'booked'),
      );
      return {
        counts: countsOf(plan, pictures.length),
        kept: keptOf(plan),
        apartmentIds: apartments.map(({ key }) => key),
      };
    },

    backUp: (signal) => backUp(strapi, folders.repository, signal),

    async remove(work) {
      const { seed, loadedBy } = await read();
      await removeDemoContent(strapi, seed, loadedBy, work);
    },

    async finish() {
      await createDefaults(strapi);
      await engineOf(strapi).demoContent.bookings.restartSeries();
      const state = await readDemo(strapi);
      if (state) await writeDemo(strapi, { ...state, state: 'removed' });
      await forgetDemo(strapi);
      // Everything that anybody has in memory is read again.
      engineOf(strapi).changes.announce({ kind: 'content' });
    },
  };
};

function countsOf({ documents, accounts, bookings }: RemovalPlan, pictures: number): DemoCounts {
  const counts: DemoCounts = {
    ...{ apartments: 0, areas: 0, amenities: 0, guides: 0, pages: 0, terms: 0, enquiries: 0, reviews: 0 },
    ...{ bookings: bookings.length, accounts: accounts.filter(({ why }) => why === null).length, pictures },
  };
  for (const { group, why } of documents) if (why === null) counts[group.kind] += 1;
  return counts;
}

function keptOf({ documents, accounts }: RemovalPlan): KeptRecord[] {
  const kept = documents.flatMap(({ group, name, why }) =>
    why === null ? [] : [{ kind: group.kind, name, why }],
  );
  const people = accounts.flatMap(({ email, why }) =>
    why === null ? [] : [{ kind: 'accounts' as const, name: email, why }],
  );
  return [...kept, ...people];
}

/**
 * Makes a backup with the product's own program, in a process of its own: it reads the whole database and every upload,
 * while guests are served here.
 * @throws an Error with the program's own words
 */
async function backUp(
  strapi: Core.Strapi,
  repository: string,
  signal: AbortSignal,
): Promise<{ name: string; bytes: number }> {
  const folder = strapi.config.get<string>('plugin::booking-rules.backups');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const name = `vacationer-before-start-your-own-${moment}Z.tar.gz`;
  const file = join(folder, name);
  try {
    const program = join(repository, 'scripts/backup.mjs');
    await run(process.execPath, [program, file], { cwd: repository, env: process.env, signal });
  } catch (error) {
    const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
    const said = stderr.trim().split('\n').at(-1) ?? '';
    throw new Error(`No backup could be made, so nothing was removed. ${said || message}`, { cause: error });
  }
  return { name, bytes: (await stat(file)).size };
}
