/**
 * What a connection may do, in the form of Node's HTTP server: headers of 16 kB, sent within 15 seconds, and a
 * request within two minutes, which is long enough for a large picture over a slow line.
 */
export const HTTP_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than proxies keep a connection that nobody uses: one that is closed here just then fails a request.
  keepAliveTimeout: 65_000,
  // How often the two are looked at.
  connectionsCheckingInterval: 5_000,
};
