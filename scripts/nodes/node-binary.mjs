import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { run } from '../steps/run.mjs';

/**
 * The path of a Node of this version for this machine, from the packages behind npm's package `node`. It is fetched
 * once.
 * @param {string} version such as 24.21.0
 */
export async function nodeBinary(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Problem(`"${version}" is no version such as 24.21.0.`);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(CACHE, 'nodes', version);
  const binary = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  // A project of its own, so that npm leaves this one alone.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', `${name}@${version}`];
  const { code, output } = await run('npm', args, { cwd: folder, quiet: true });
  if (code !== 0 || !existsSync(binary)) {
    throw new Problem(`${output.trim()}\nNode ${version} could not be fetched: see npm's message above.`);
  }
  return binary;
}
