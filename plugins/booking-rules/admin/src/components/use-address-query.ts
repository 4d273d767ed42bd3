import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of a list that live in the address, so that they can be kept and shared. */
export interface AddressQuery {
  params: URLSearchParams;
  /** An empty value takes the filter away; any but the page leads back to the first page. */
  set: (key: string, value: string) => void;
  /** Takes all filters away. */
  clear: () => void;
}

/** The query of this page's address, to read and to change. */
export function useAddressQuery(): AddressQuery {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (key: string, value: string) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(key);
        else next.set(key, value);
        if (key !== 'page') next.delete('page');
        return next;
      });
    },
    [setParams],
  );
  const clear = useCallback(() => setParams({}), [setParams]);
  return { params, set, clear };
}
