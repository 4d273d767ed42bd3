import { useState } from 'react';
import { useNotification } from '@strapi/strapi/admin';
import { errorMessage } from './errors';

/** Runs what a button does: one thing at a time, with a word when it is done or has failed. */
export function useAct() {
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState<string | null>(null);

  /** @param work answers with what is said once it is done; null for nothing */
  async function act(name: string, work: () => Promise<string | null>): Promise<void> {
    setBusy(name);
    try {
      const message = await work();
      if (message !== null) toggleNotification({ type: 'success', message });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      setBusy(null);
    }
  }

  return { busy, act };
}
