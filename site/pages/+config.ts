import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['settings', 'districts', 'menu', 'preview', 'abortReason'],
  meta: {
    rules: { env: { server: true, client: true } },
    Wrapper: { env: { server: true, client: true } },
  },
} satisfies Config;
