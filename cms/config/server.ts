import { logFormat } from '../src/operations/log-format';
import { HTTP_LIMITS } from '../src/security/http-limits';
import { readSettings } from './settings';

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
