/**
 * Headers of every answer, whoever gives it. What answers with something to look at (pages, the panel, uploads)
 * puts a content security policy of its own in the place of this one, under which nothing loads and nothing runs.
 * @param publicUrl with https, browsers are told to come by TLS alone for the next year
 */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
