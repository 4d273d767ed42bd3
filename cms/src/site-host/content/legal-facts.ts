import type { Core } from '@strapi/strapi';
import type { BusinessDocument } from 'booking-rules/engine';
import type { LegalFacts } from '../site-types';

/** The same before it is told in a language: the address is one text. */
export type KeptLegalFacts = Omit<LegalFacts, 'address'> & { address: string };

type Business = Pick<
  BusinessDocument,
  'tradingName' | 'legalName' | 'address' | 'taxNumber' | 'licenceNumber' | 'email' | 'phone'
>;

interface Setting {
  brand: string | null;
  email: string | null;
  phone: string | null;
  cancellationPolicy: { documentId: string } | null;
}

interface Policy {
  documentId: string;
  name: string;
  tiers: { percent: number; days: number }[] | null;
}

type Read = [Business | null, Setting | null, { address: string | null } | null, Policy[]];

/** Who runs the site, as the business and the site settings say, and every cancellation policy, the usual one first. */
export async function readLegalFacts(strapi: Core.Strapi): Promise<KeptLegalFacts> {
  const read: unknown = await Promise.all([
    strapi.documents('plugin::booking-rules.business').findFirst(),
    strapi.documents('api::site-setting.site-setting').findFirst({ populate: ['cancellationPolicy'] }),
    strapi.documents('api::company-address.company-address').findFirst(),
    strapi
      .documents('plugin::booking-rules.cancellation-policy')
      .findMany({ populate: ['tiers'], sort: 'id:asc' }),
  ]);
  const [found, site, company, records] = read as Read;
  const policies = records.map(({ documentId, name, tiers }) => ({
    name,
    usual: documentId === site?.cancellationPolicy?.documentId,
    tiers: (tiers ?? []).map(({ percent, days }) => ({ percent, days })),
  }));
  return {
    tradingName: found?.tradingName || site?.brand || '',
    legalName: found?.legalName || null,
    address: found?.address || company?.address || '',
    email: found?.email || site?.email || null,
    phone: found?.phone || site?.phone || null,
    taxNumber: found?.taxNumber || null,
    licenceNumber: found?.licenceNumber || null,
    policies: policies.sort((one, other) => Number(other.usual) - Number(one.usual)),
  };
}
