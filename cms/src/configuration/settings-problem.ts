/** A setting that is missing or wrong: one sentence that says which and what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}
