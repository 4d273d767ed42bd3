import { isBuiltin } from 'node:module';
import { dirname, posix, relative, sep } from 'node:path';
import { ROOT } from '../steps/paths.mjs';
import { pathOfPackage, zoneOf } from './zones.mjs';

const TEST = /\.(test|fixture)\.[cm]?[jt]sx?$/;
const slashed = (/** @type {string} */ path) => path.split(sep).join('/');

/**
 * Why a file may not import something; null when it may.
 * @param {string} file absolute path
 * @param {string} specifier what it imports
 * @returns {string | null}
 */
export function forbiddenImport(file, specifier) {
  const from = slashed(relative(ROOT, file));
  const zone = zoneOf(from);
  if (zone === null) return null;
  const isRelative = specifier.startsWith('.');
  const target = isRelative
    ? posix.normalize(posix.join(slashed(dirname(from)), specifier))
    : pathOfPackage(specifier);
  if (target === null) {
    const named = isBuiltin(specifier) ? 'a module of Node' : 'a package';
    return zone.pure && !TEST.test(from) ? refuse(zone, specifier, named) : null;
  }
  const targetZone = zoneOf(target);
  if (targetZone === zone) {
    const folders = [from, target].map((path) => zone.path.exec(path)?.[0]);
    return zone.apart && folders[0] !== folders[1] ? refuse(zone, specifier, target) : null;
  }
  if (targetZone === null || !zone.imports.includes(targetZone.name)) return refuse(zone, specifier, target);
  if (zone.name === 'cms' && isRelative && targetZone.name !== 'database') {
    return `${specifier} reaches into ${target}: import the plugin and the site by their package names.`;
  }
  return null;
}

/**
 * @param {import('./zones.mjs').Zone} zone
 * @param {string} specifier
 * @param {string} target
 */
function refuse(zone, specifier, target) {
  return `${specifier} (${target}) is not for ${zone.name}: ${zone.because}.`;
}

/** Syntax that names a module; types are as much knowledge of another folder as values are. */
const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]);

/**
 * The arrows between folders as a lint rule.
 * @type {import('eslint').Rule.RuleModule}
 */
export const arrowsRule = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{reason}}' } },
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !(IMPORTING.has(node.parent.type) || isRequire(node.parent)))
          return;
        const reason = forbiddenImport(context.filename, node.value);
        if (reason !== null) context.report({ node, messageId: 'forbidden', data: { reason } });
      },
    };
  },
};

/** @param {import('eslint').Rule.Node} node */
function isRequire(node) {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require'
  );
}
