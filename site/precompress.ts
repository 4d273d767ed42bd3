import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile, TEXT_FILES } from '../scripts/steps/compress-file.mjs';

/** Writes a `.br` and a `.gz` beside every text file of the client build, for the host to serve as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = Object.keys(bundle).filter((file) => TEXT_FILES.test(file));
      await Promise.all(files.map((file) => compressFile(join(dir, file))));
    },
  };
}
