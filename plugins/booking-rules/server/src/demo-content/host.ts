import type { DemoKind, DemoPart, KeptRecord } from '../../../contracts/setup/demo-content';

export type DemoCounts = Record<DemoKind, number>;

/** What there is of the demo content. */
export interface DemoLook {
  /** Records that a removal would take, by kind. */
  counts: DemoCounts;
  /** What would stay of it, and why. */
  kept: KeptRecord[];
  /** Public ids of its apartments that a removal would take, were they not booked. */
  apartmentIds: string[];
}

/** A removal: what stays, whose account stays, and who hears of each record that is gone. */
export interface DemoWork {
  keep: readonly DemoPart[];
  /** The account of the panel of whoever removes it. */
  account: number;
  /** @throws what ends the work between two records */
  onGone: (records: number) => Promise<void>;
}

export type HostState = 'none' | 'loading' | 'loaded' | 'removing' | 'removed';

/** What the plugin asks of its host about demo content, whose records the host loads and knows. */
export interface DemoContentHost {
  state(): Promise<HostState>;
  /** Written down before anything goes, so that no start goes on loading; and `loaded` again where nothing went. */
  setState(state: 'loaded' | 'removing'): Promise<void>;
  look(keep: readonly DemoPart[], account: number): Promise<DemoLook>;
  /** Makes a backup of everything. @throws an Error that says why there is none */
  backUp(signal: AbortSignal): Promise<{ name: string; bytes: number }>;
  /** Removes what is not kept. Called again after an interruption, it goes on with what is left. */
  remove(work: DemoWork): Promise<void>;
  /** Ends the demo for good: defaults take the place of what is gone, and no start loads it again. */
  finish(): Promise<void>;
}
