/** Why fetching a feed failed, wholly or in part. */
export type FeedProblem =
  | 'not-https'
  | 'refused-address'
  | 'unreachable'
  | 'too-many-redirects'
  | 'status'
  | 'too-slow'
  | 'too-large'
  | 'cut-off'
  | 'not-a-calendar'
  | 'too-many-events'
  | 'too-costly'
  | 'partly-unreadable';

const SENTENCES: Readonly<Record<FeedProblem, string>> = {
  'not-https': 'The address must begin with https://.',
  'refused-address': 'The address leads to a private network.',
  unreachable: 'The channel could not be reached.',
  'too-many-redirects': 'The address leads from one place to the next.',
  status: 'The channel refused to send the calendar.',
  'too-slow': 'The channel took more than 10 seconds to answer.',
  'too-large': 'The calendar is larger than 2 MB.',
  'cut-off': 'The calendar arrived incomplete.',
  'not-a-calendar': 'What arrived is not a calendar.',
  'too-many-events': 'The calendar has more than 5,000 events.',
  'too-costly': 'The calendar could not be read in reasonable time.',
  'partly-unreadable': 'Some events of the calendar could not be read, so no night is freed.',
};

/** A problem in a manager's words. */
export function describeProblem(problem: FeedProblem): string {
  return SENTENCES[problem];
}
