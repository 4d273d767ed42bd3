/** How long somebody has to wait, in a sentence: `Too many requests: try again in 3 minutes`. */
export function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Too many requests from your connection: try again in ${wait}`;
}
