import { useState } from 'react';
import { useNotification } from '@strapi/strapi/admin';
import { errorMessage } from './errors';

/** Runs what a button does, one thing at a time, and notifies the manager of how it ended. */
export function useAction() {
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState<string | null>(null);

  /**
   * @param name of what runs, for buttons that show it as `busy`
   * @param work answers with the message for its success; null for none
   */
  async function run(name: string, work: () => Promise<string | null>): Promise<void> {
    setBusy(name);
    try {
      const message = await work();
      if (message !== null) toggleNotification({ type: 'success', message });
    } catch (error) {
      toggleNotification({ type: 'danger', message: errorMessage(error), timeout: 10_000 });
    } finally {
      setBusy(null);
    }
  }

  return { busy, run };
}
