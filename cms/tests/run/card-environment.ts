import { TestEnvironment } from 'jest-environment-node';
import { cardServer, type CardServer } from './card-server';

declare global {
  /** The server of this run that takes cards; present in files that ask for this environment. */
  var cards: CardServer;
}

/** Runs test files beside one server that takes cards, in a process of its own. */
export default class CardEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.cards = await cardServer();
  }
}
