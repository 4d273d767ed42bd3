import { choices, fields, keptWords } from './staff-choices';
import { explain } from './staff-explain';
import { goingLive, places } from './staff-going-live';
import { editorial, listing } from './staff-readiness';
import { templates } from './staff-templates';
import { feedProblems, methods, terms } from './staff-terms';

/** What the engine says to staff, wherever they read it. */
export const staff = {
  choices,
  editorial,
  explain,
  feedProblems,
  fields,
  goingLive,
  keptWords,
  listing,
  methods,
  places,
  templates,
  terms,
};
