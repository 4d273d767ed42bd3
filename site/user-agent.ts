const BOT = /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners/i;

/** Whether a user agent says that it is a robot. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
