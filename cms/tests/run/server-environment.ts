import { TestEnvironment } from 'jest-environment-node';
import { ownServer, type OwnServer } from './own-server';

declare global {
  /** The server of this run; absent in files that ask for the plain environment. */
  var server: OwnServer;
}

/** Runs test files beside one real server, which lives outside Jest's sandbox. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.server = await ownServer();
  }
}
