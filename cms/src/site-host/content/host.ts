import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { Host } from '../site-types';

interface HostComponent {
  name: string;
  portrait: StoredPicture | null;
  about: string | null;
  spokenLanguages: string | null;
  whatsapp: string | null;
}

/** Who looks after guests, with how soon enquiries are answered; null until somebody is named. */
export async function readHost(strapi: Core.Strapi): Promise<Host | null> {
  const setting: unknown = await strapi.documents('api::site-setting.site-setting').findFirst({
    fields: ['brand'],
    populate: { host: { populate: { portrait: true } } },
  });
  const { host } = (setting ?? {}) as { host?: HostComponent | null };
  return host ? toldHost(strapi, host) : null;
}

/** A host as pages show it. */
export async function toldHost(strapi: Core.Strapi, host: HostComponent): Promise<Host> {
  return {
    name: host.name,
    portrait: host.portrait && photoOf(host.portrait, host.name),
    about: host.about ?? '',
    spokenLanguages: host.spokenLanguages ?? '',
    whatsapp: host.whatsapp,
    responseTime: await engineOf(strapi).enquiries.responseTime(new Date()),
  };
}
