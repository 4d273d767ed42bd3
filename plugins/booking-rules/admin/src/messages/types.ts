import type { en } from './en/all';

/**
 * All that the panel itself says, a section for each of its folders: sentences, and functions of what is put into them.
 * English is the shape, so the compiler finds what another language lacks.
 */
export type PanelMessages = typeof en;
