import { UID } from '../../fixture/content';
import { send } from '../../fixture/http';
import type { Caller } from './callers';
import type { Method } from './routes';
import type { Subjects } from './subjects';
import type { Access } from './table';

interface ContentType {
  uid: string;
  kind: string;
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, { type: string }>;
}

/** A right, and the request that tells whether somebody has it. */
type Try = [right: string, method: Method, path: string, body?: object];

/** What each member of staff may do with the documents of each content type, such as `read, update`. */
export async function rightsOfStaff(staff: readonly Caller[], about: Subjects): Promise<Access> {
  const access: Access = new Map();
  for (const type of shownTypes()) {
    const cells = await Promise.all(staff.map((caller) => rightsOf(type, caller, about)));
    access.set(
      type.uid,
      cells.map((rights) => rights.join(', ') || '–'),
    );
  }
  return access;
}

/** Those of the content manager, and accounts of staff, which managers pick from. */
function shownTypes(): ContentType[] {
  const all = Object.values(server.strapi.contentTypes) as unknown as ContentType[];
  return all.filter(({ uid, pluginOptions }) =>
    uid === 'admin::user'
      ? true
      : pluginOptions?.['content-manager']?.visible !== false && /^(api|plugin)::/.test(uid),
  );
}

async function rightsOf(
  type: ContentType,
  { headers }: Caller,
  { reservationDocument }: Subjects,
): Promise<string[]> {
  const rights: string[] = [];
  for (const [right, method, path, body] of triesOf(
    type,
    type.uid === UID.reservation ? reservationDocument : 'x1',
  )) {
    const { status } = await send(server.url, method, path, { headers, ...(body && { body }) });
    // Whoever may is told that there is no such document; whoever may not is told just that, whatever there is.
    if (status !== 401 && status !== 403) rights.push(right);
  }
  return rights;
}

/**
 * Asks for what cannot be written, and for documents that are not there: nothing changes. What becomes of a reservation
 * is the engine’s business alone, which only shows with one that is there.
 */
function triesOf({ uid, kind, options, attributes }: ContentType, id: string): Try[] {
  const isSingle = kind === 'singleType';
  const all = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${uid}`;
  const one = isSingle ? all : `${all}/${id}`;
  const [field = 'name'] =
    Object.entries(attributes).find(([, { type }]) => /^(string|text|integer)$/.test(type)) ?? [];
  const wrong = { [field]: {} };
  return [
    ['read', 'get', all],
    ...(isSingle ? [] : [['create', 'post', all, wrong] satisfies Try]),
    ['update', 'put', one, wrong],
    ...(isSingle ? [] : [['delete', 'delete', one] satisfies Try]),
    ...(options?.draftAndPublish ? [['publish', 'post', `${one}/actions/publish`, {}] satisfies Try] : []),
  ];
}
