import type { Core } from '@strapi/strapi';

/** Label of each field, by the uid of its content type. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface ContentTypes {
  findConfiguration(model: { uid: string }): Promise<{
    metadatas: Record<string, { edit?: { label?: string } }>;
  }>;
}

/** The labels under which fields are edited. */
export async function labelsOf(strapi: Core.Strapi, subjects: readonly string[]): Promise<Labels> {
  const service = strapi.plugin('content-manager').service<ContentTypes>('content-types');
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const uid of subjects.filter((subject) => subject in strapi.contentTypes)) {
    const { metadatas } = await service.findConfiguration({ uid });
    const pairs = Object.entries(metadatas).flatMap(([field, { edit }]): [string, string][] =>
      edit?.label === undefined ? [] : [[field, edit.label]],
    );
    labels.set(uid, new Map(pairs));
  }
  return labels;
}
