import { logFormat } from '../src/operations/log-format';
import { readSettings } from './settings';

/**
 * What a connection may do, in the form of Node's HTTP server: headers of 16 kB, sent within 15 seconds, and a
 * request within two minutes, which is long enough for a large picture over a slow line.
 */
const HTTP_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // Longer than proxies keep a connection that nobody uses: one that is closed here just then fails a request.
  keepAliveTimeout: 65_000,
  // How often the two are looked at.
  connectionsCheckingInterval: 5_000,
};

export default () => {
  const settings = readSettings();
  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    // With none of our own in front, anybody could write anything into the headers of a proxy.
    proxy: { koa: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies },
    http: { serverOptions: HTTP_LIMITS },
    dirs: { public: settings.folders.public },
    app: { keys: settings.appKeys },
    logger: {
      config: { level: settings.logLevel, format: logFormat(settings.logFormat) },
      startup: { enabled: false },
      updates: { enabled: false },
    },
    transfer: { remote: { enabled: false } },
  };
};
