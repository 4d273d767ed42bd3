import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/steps/paths.mjs';
import { containerSettings } from './settings.mjs';

/**
 * Runs a program of the backend in a container of the image, with its settings:
 * `node docker/app/run.mjs second-factor/run.js EMAIL`.
 */
const [program = '', ...args] = process.argv.slice(2);
Object.assign(process.env, containerSettings());
process.chdir(inRoot('cms'));
const path = inRoot('cms/dist/src', program);
process.argv = [process.execPath, path, ...args];
await import(pathToFileURL(path).href);
