import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

let shared: QueryClient | undefined;

/**
 * Gives queries to everything below: fresh for 5 s, never retried (contract A10).
 * What asks queries puts it around itself and is loaded on demand, so that no page begins with the library.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

// The browser has one for all its pages, the server one for each render.
function clientOfPage(): QueryClient {
  return import.meta.env.SSR ? newClient() : (shared ??= newClient());
}

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5000, retry: 0 } } });
}
