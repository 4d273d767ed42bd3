import type { Core } from '@strapi/strapi';

/** What the host says about mails, as `config.mail` of the plugin. */
export interface MailSettings {
  /** `smtp://` or `smtps://`; null writes mails to the folder. */
  smtpUrl: string | null;
  /** Address that every mail comes from. */
  from: string;
  /** Null: the address in the site settings. */
  managerEmail: string | null;
  folder: string;
  /** Where guests find the site. */
  siteUrl: string;
  /** How answers by mail come back to us; null where they go to a mailbox of the business. */
  inbound: InboundMail | null;
}

/** An address whose mails the operator's mail service hands to us. */
export interface InboundMail {
  /** Answers go to it with a signed tag: `reply+…@stay.example`. */
  address: string;
  /** Whoever brings mails to us over HTTP sends it along. */
  secret: string;
}

/** The mail settings that the host has given. */
export function mailSettings(strapi: Core.Strapi): MailSettings {
  return strapi.config.get<MailSettings>('plugin::booking-rules.mail');
}

/** True when the host has given them all. */
export function isMailSettings(value: unknown): value is MailSettings {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  const texts = [given['from'], given['folder'], given['siteUrl']];
  const maybe = [given['smtpUrl'], given['managerEmail']];
  return (
    texts.every((text) => typeof text === 'string') &&
    maybe.every((text) => text === null || typeof text === 'string') &&
    typeof given['inbound'] === 'object'
  );
}
