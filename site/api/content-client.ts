import { contentUrl, request, type QueryValue } from './http';

type Query = Record<string, QueryValue>;

/**
 * Any content of the backend, under the plural name of its type (contract A7). Answers come in the backend's own
 * envelope; failures throw `ApiError`.
 */
export const content = {
  /** `GET {type}`: a list, or a single type. */
  find: <T>(type: string, query?: Query): Promise<T> => request('GET', contentUrl(type, query)),
  /** `GET {type}/{id}`. */
  findOne: <T>(type: string, id: string, query?: Query): Promise<T> =>
    request('GET', contentUrl(pathOf(type, id), query)),
  /** `POST {type}` with `{ data }`. */
  create: <T>(type: string, data: object): Promise<T> =>
    request('POST', contentUrl(type), { body: { data } }),
  /** `PUT {type}/{id}` with `{ data }`. */
  update: <T>(type: string, id: string, data: object): Promise<T> =>
    request('PUT', contentUrl(pathOf(type, id)), { body: { data } }),
  /** `DELETE {type}/{id}`. */
  delete: <T>(type: string, id: string): Promise<T> => request('DELETE', contentUrl(pathOf(type, id))),
};

function pathOf(type: string, id: string): string {
  return `${type}/${encodeURIComponent(id)}`;
}
