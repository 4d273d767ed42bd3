import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['settings', 'districts', 'menu', 'preview', 'abortReason'],
  meta: {
    // Eager, because the manifest of the routes tells the rules of all.
    rules: { env: { server: true, client: true }, eager: true },
    check: { env: { server: true } },
    messages: { env: { server: true, client: true } },
    documentData: { env: { server: true } },
    structuredData: { env: { server: true } },
    Wrapper: { env: { server: true, client: true } },
  },
} satisfies Config;
