import { readSettings } from './settings';

export default () => {
  const settings = readSettings();
  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    dirs: { public: settings.folders.public },
    app: { keys: settings.appKeys },
    logger: {
      config: { level: settings.logLevel },
      startup: { enabled: false },
      updates: { enabled: false },
    },
    transfer: { remote: { enabled: false } },
  };
};
