import type { Core } from '@strapi/strapi';
import { marksOf, versionsOf } from '../records';
import { GROUPS, type Group, type WholeSeed } from './groups';

/** A document of the demo. */
export interface DemoDocument {
  group: Group;
  documentId: string;
  name: string;
  /** Its public id, where it is an apartment or an enquiry. */
  key: string;
  /** Whether somebody has written in it since it was loaded. */
  isChanged: boolean;
}

/** Longer than a load takes to make one document; an editor takes longer to look at it and change it. */
const MADE_IN_MS = 60_000;

/**
 * The documents of the demo that are there: by the records that its load kept. Those of an earlier version, which kept
 * none, are known by the seed's own key and by when they were made; what may have been changed since counts as changed.
 * @param loadedBy instant after which nothing is of the demo, in milliseconds
 */
export async function findDemoDocuments(
  strapi: Core.Strapi,
  seed: WholeSeed,
  loadedBy: number,
): Promise<DemoDocument[]> {
  const found: DemoDocument[] = [];
  for (const group of GROUPS) {
    const marks = new Map((await marksOf(strapi, group.uid)).map(({ id, changedAt }) => [id, changedAt]));
    const isOfSeed = group.isOfSeed(seed);
    const versions = await versionsOf(strapi, group.uid, { fields: [group.key, group.name] });
    for (const { documentId, createdAt, changedAt, fields } of versions) {
      const mark = marks.get(documentId);
      const key = textOf(fields[group.key]);
      const isOfDemo = mark !== undefined || (isOfSeed(key) && createdAt <= loadedBy);
      if (!isOfDemo) continue;
      const isChanged = mark === undefined ? changedAt - createdAt > MADE_IN_MS : changedAt > mark;
      const name = textOf(fields[group.name]) || key;
      found.push({ group, documentId, name, key, isChanged: isChanged && !alwaysGoes(group) });
    }
  }
  return found;
}

/** What nobody has said or asked does not become true by being changed. */
const alwaysGoes = ({ kind }: Group): boolean => kind === 'reviews' || kind === 'enquiries';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
