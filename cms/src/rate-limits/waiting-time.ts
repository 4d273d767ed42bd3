/** How long somebody has to wait, in a sentence: `Too many requests from your connection: try again in 3 minutes`. */
export function tooMany(seconds: number): string {
  return `Too many requests from your connection: try again in ${waitingTime(seconds)}`;
}

/** The same for an account that somebody tries to get into. */
export function tooManyTries(seconds: number): string {
  return `Too many attempts on this account: try again in ${waitingTime(seconds)}, or reset the password`;
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
