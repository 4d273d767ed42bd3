import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

/** What happens to an apartment that lacks something, as the site settings say. */
export type PublishingChecks = 'off' | 'warn' | 'block';

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting';

/** The setting; `warn` until it is known, to who may not read it, and for what it is not about. */
export function usePublishingChecks(isAsked: boolean): PublishingChecks {
  const { get } = useFetchClient();
  const [checks, setChecks] = useState<PublishingChecks>('warn');
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    get<{ data: { publishingChecks?: PublishingChecks | null } }>(SETTINGS, { signal: stop.signal })
      .then(({ data: { data } }) => setChecks(data.publishingChecks ?? 'warn'))
      .catch(() => setChecks('warn'));
    return () => stop.abort();
  }, [get, isAsked]);
  return checks;
}
