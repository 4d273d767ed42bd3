import { useMemo } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import type {
  Answer,
  GuestRouteKey,
  PanelRouteKey,
  RouteKey,
  Sent,
  SentArguments,
} from 'booking-rules/contracts';
import { currentLanguage } from 'booking-rules/shared/format/language';

/** Routes that answer with a file. */
export type ExportKey = Extract<PanelRouteKey, `GET /booking-rules/exports/${string}`>;

/** The same, and those of single documents. */
export type FileKey = ExportKey | Extract<PanelRouteKey, `GET ${string}.${'pdf' | 'jpg'}`>;

/** Routes that take a file, as a form with the field `file`. */
export type UploadKey = Extract<
  PanelRouteKey,
  'POST /booking-rules/listing-imports' | 'POST /booking-rules/listing-imports/{id}/pictures'
>;

/** What is sent to a route, whichever it is. */
export interface AnySent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | string[] | undefined>;
  body?: object;
}

/**
 * The panel's HTTP client: the plugin's admin routes as the contract has them, called with the token of whoever is
 * signed in. What fails throws Strapi's FetchError (see `errors.ts`).
 */
export function useApi() {
  const client = useFetchClient();
  return useMemo(() => {
    async function send<Body>(key: PanelRouteKey, sent: AnySent, signal?: AbortSignal): Promise<Body> {
      const address = addressOf(key, sent);
      const options = { headers: inChosenLanguage(), ...(signal && { signal }) };
      if (key.startsWith('GET ')) return (await client.get<Body>(address, options)).data;
      if (key.startsWith('DELETE ')) return (await client.del<Body>(address, options)).data;
      const change = key.startsWith('PUT ') ? client.put : client.post;
      return (await change<Body>(address, sent.body, options)).data;
    }
    return {
      /** For `useApiQuery`, which writes down what it sends. */
      send,
      /** Asks a route by its method and path, such as `POST /booking-rules/rates/copy`, and answers with its whole body. */
      call: <Key extends PanelRouteKey>(key: Key, ...[sent]: SentArguments<Key>): Promise<Answer<Key>> =>
        send<Answer<Key>>(key, sent ?? {}),
      upload: <Key extends UploadKey>(key: Key, file: File, sent: Sent<Key>): Promise<Answer<Key>> => {
        const body = new FormData();
        body.append('file', file);
        return send<Answer<Key>>(key, { ...(sent as AnySent), body });
      },
      download: async <Key extends FileKey>(key: Key, sent: Sent<Key>): Promise<Blob> =>
        (
          await client.get<Blob>(addressOf(key, sent as AnySent), {
            headers: inChosenLanguage(),
            responseType: 'blob',
          })
        ).data,
    };
  }, [client]);
}

export type Api = ReturnType<typeof useApi>;

/**
 * Asks a guests' route without the manager's token and past every cache, as a guest's browser would.
 * @returns null when it fails
 */
export async function askAsGuest<Key extends Extract<GuestRouteKey, `GET ${string}`>>(
  key: Key,
  ...[sent]: SentArguments<Key>
): Promise<Answer<Key> | null> {
  const response = await fetch(addressOf(key, sent ?? {}), { cache: 'no-store', credentials: 'omit' });
  return response.ok ? ((await response.json()) as Answer<Key>) : null;
}

/** The server answers in the language of the panel, whatever the browser would rather read. */
const inChosenLanguage = () => ({ 'Accept-Language': currentLanguage() });

/** `/booking-rules/reservations?sort=arrival`: the path of a route, filled in, with its query. */
function addressOf(key: RouteKey, { params = {}, query = {} }: AnySent): string {
  const path = key
    .slice(key.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
