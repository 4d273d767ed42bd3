import { staffMessages } from '../../messages/messages';

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

/** A problem in a manager's words. */
export function describeProblem(problem: FeedProblem): string {
  return staffMessages().feedProblems[problem];
}
