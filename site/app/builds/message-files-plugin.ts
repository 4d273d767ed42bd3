import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from 'booking-rules/shared/format/language';
import { MESSAGE_GROUPS } from '../../messages/types';
import { messageSource } from '../message-files';

const ROOT = new URL('../../', import.meta.url);

/** Makes a file of each group of messages in each language, which no script of the site names. */
export function messageFiles(): Plugin {
  return {
    name: 'message-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const language of LANGUAGES) {
        for (const group of MESSAGE_GROUPS) {
          const id = fileURLToPath(new URL(messageSource(language, group), ROOT));
          this.emitFile({ type: 'chunk', id, name: `messages-${group}`, preserveSignature: 'strict' });
        }
      }
    },
  };
}
