import type { Core } from '@strapi/strapi';
import type { InventoryService } from '../inventory/service';
import type { Mail } from '../mail/service';
import type { Outbox } from '../outbox/service';
import { createGuestMessages } from './guest-messages';
import { createHouseMessages } from './house-messages';
import { createInboundMail } from './inbound';
import { createMessageTemplates } from './templates';

export interface MessagesDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  outbox: Outbox;
  mail: Mail;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What guests and the business write to each other: a thread for each reservation or enquiry. */
export const createMessages = (deps: MessagesDeps) => {
  const { strapi, mail, wake } = deps;
  const guests = createGuestMessages(deps);
  const house = createHouseMessages({ ...deps, hasMailServer: () => mail.hasServer() });
  const inbound = createInboundMail({ strapi, guests, house, wake });
  const templates = createMessageTemplates(deps);
  return { guests, house, inbound, templates };
};

export type Messages = ReturnType<typeof createMessages>;
