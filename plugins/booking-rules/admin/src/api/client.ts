import { useMemo } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

/** Beneath the plugin's routes, unless the path names another of Strapi's. */
const addressOf = (path: string): string => (path.startsWith('/') ? path : `/booking-rules/${path}`);

/**
 * The panel's HTTP client: the plugin's admin routes, called with the token of whoever is signed in. Each call answers
 * with the whole body; what fails throws Strapi's FetchError (see `errors.ts`).
 */
export function useApi() {
  const client = useFetchClient();
  return useMemo(
    () => ({
      get: async <Body>(path: string, signal?: AbortSignal): Promise<Body> =>
        (await client.get<Body>(addressOf(path), signal && { signal })).data,
      /** A file, such as a CSV export. */
      download: async (path: string): Promise<Blob> =>
        (await client.get<Blob>(addressOf(path), { responseType: 'blob' })).data,
      post: async <Body>(path: string, data?: object, signal?: AbortSignal): Promise<Body> =>
        (await client.post<Body>(addressOf(path), data && { data }, signal && { signal })).data,
      put: async <Body>(path: string, data: object): Promise<Body> =>
        (await client.put<Body>(addressOf(path), { data })).data,
    }),
    [client],
  );
}

export type Api = ReturnType<typeof useApi>;
