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

  /**
   * What a file leaves to be mailed is nobody's any more: the next one would have to print and deliver it first. Nor is
   * a stay that it leaves: a file that lets days pass would have to let hundreds of them expire, before its own.
   */
  override async teardown(): Promise<void> {
    const { strapi } = await ownServer();
    const { connection } = strapi.db;
    await connection('booking_outbox').whereNull('sent_at').delete();
    await connection('booking_reservations').update({ held_until: null, remind_at: null });
    await super.teardown();
  }
}
