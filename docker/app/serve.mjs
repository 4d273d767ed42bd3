import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/steps/paths.mjs';
import { welcome } from '../../scripts/steps/welcome.mjs';
import { containerSettings } from './settings.mjs';

const CATCHER_MS = 2_000;

const settings = containerSettings();
const { MAIL_CATCHER: catcher } = settings;
if (!settings.SMTP_URL && catcher && (await isListening(catcher))) {
  settings.SMTP_URL = `smtp://${catcher}`;
  settings.MAIL_FROM ||= 'no-reply@vacationer.example';
}
Object.assign(process.env, settings);
// In this process, so that the container's signals reach the server itself.
const { demo } = /** @type {{ demo: import('../../scripts/steps/server.mjs').DemoContent }} */ (
  await import(pathToFileURL(inRoot('cms/server.mjs')).href)
);
console.log(welcome(settings, demo !== null, settings.PUBLIC_URL));

/**
 * Whether the mail catcher of compose's profile `mail` is running.
 * @param {string} address host and port
 * @returns {Promise<boolean>}
 */
function isListening(address) {
  const [host = '', port = ''] = address.split(':');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), timeout: CATCHER_MS });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
